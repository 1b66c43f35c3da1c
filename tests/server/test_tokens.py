from __future__ import annotations

import pytest

from vigil.tables.tokens import HOST, Claim, Signer, new_table_id

SIGNER = Signer(b"k" * 32)


@pytest.mark.parametrize("seat", [HOST, 0, 3])
@pytest.mark.parametrize("table", ["abc", "a.b", "-_", "MN5A7EOv9gJcp4_J"])
def test_a_token_says_what_was_signed(table: str, seat: int) -> None:
    claim = Claim(table, seat, 7)
    assert SIGNER.read(SIGNER.sign(claim)) == claim


def test_a_token_changed_at_any_place_is_worth_nothing() -> None:
    token = SIGNER.sign(Claim("abc", 1, 2))
    for place in range(len(token)):
        other = "1" if token[place] != "1" else "2"
        assert SIGNER.read(token[:place] + other + token[place + 1 :]) is None
        assert SIGNER.read(token[:place]) is None


@pytest.mark.parametrize(
    "token", ["", ".", "...", "abc.1.2", "abc.1.2.", "\u0142.1.2.\u0142", "x" * 9999]
)
def test_what_nobody_signed_is_no_token(token: str) -> None:
    assert SIGNER.read(token) is None


def test_the_token_of_another_server_is_worth_nothing() -> None:
    assert SIGNER.read(Signer(b"other").sign(Claim("abc", 1, 2))) is None


def test_nobody_guesses_the_name_of_a_table() -> None:
    names = {new_table_id() for _ in range(1000)}
    assert len(names) == 1000
    assert {len(name) for name in names} == {16}


def test_the_name_of_a_table_is_no_option_of_a_command() -> None:
    assert not any(new_table_id().startswith("-") for _ in range(2000))
