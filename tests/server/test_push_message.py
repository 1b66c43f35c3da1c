"""Push messages: encrypted and signed as the standards say, by their own examples."""

from __future__ import annotations

import json
import time

import pytest

from vigil.server.push.aes_gcm import sealed
from vigil.server.push.message import (
    VALID_SECONDS,
    authorization,
    base64url,
    encrypted,
    unbase64url,
)
from vigil.server.push.p256 import (
    BadPoint,
    decoded,
    is_signed,
    new_key,
    public_key,
    shared_secret,
    sign,
)

RFC_8291_BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6"
    "TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy"
    "4a-fN"
)


def test_a_message_is_encrypted_as_in_the_example_of_rfc_8291() -> None:
    receiver = unbase64url(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    key = int.from_bytes(unbase64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    auth, salt = unbase64url("BTBZMqHH6r4Tts7J_aSIgg"), unbase64url("DGv6ra1nlYgDCS1FRnbzlw")
    text = b"When I grow up, I want to be a watermelon"
    assert base64url(encrypted(text, receiver, auth, key, salt)) == RFC_8291_BODY


def test_two_blocks_are_sealed_as_in_test_case_3_of_gcm() -> None:
    key = bytes.fromhex("feffe9928665731c6d6a8f9467308308")
    nonce = bytes.fromhex("cafebabefacedbaddecaf888")
    text = bytes.fromhex(
        "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
        "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255"
    )
    assert sealed(key, nonce, text).hex() == (
        "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
        "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091473f5985"
        "4d5c2af327cd64a62cf35abd2ba6fab4"
    )


def test_a_text_is_signed_as_in_the_example_of_rfc_6979() -> None:
    key = 0xC9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721
    assert sign(key, b"sample").hex().upper() == (
        "EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716"
        "F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8"
    )
    assert is_signed(public_key(key), b"sample", sign(key, b"sample"))
    assert not is_signed(public_key(key), b"another", sign(key, b"sample"))


def test_both_sides_have_the_same_secret() -> None:
    ann, ben = new_key(), new_key()
    assert shared_secret(ann, public_key(ben)) == shared_secret(ben, public_key(ann))


@pytest.mark.parametrize("data", [b"", b"\x04" + bytes(64), b"\x02" + bytes(64), b"\x04" * 65])
def test_what_is_no_point_is_refused(data: bytes) -> None:
    with pytest.raises(BadPoint):
        decoded(data)


def test_a_service_learns_who_sends_and_until_when() -> None:
    key = new_key()
    said = authorization("https://push.example/send/1", key, "mailto:ann@example.org")
    token = said.removeprefix("vapid t=").partition(", k=")[0]
    head, claims, signature = token.split(".")
    assert is_signed(public_key(key), f"{head}.{claims}".encode(), unbase64url(signature))
    told = json.loads(unbase64url(claims))
    assert (told["aud"], told["sub"]) == ("https://push.example", "mailto:ann@example.org")
    assert 0 < told["exp"] - time.time() <= VALID_SECONDS
