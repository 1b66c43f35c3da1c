"""Proximal policy optimisation: better answers become likelier, a little at a time (PyTorch)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from reinforce.games import ACTIONS, FIGURES, GROUPS, INPUTS, KINDS
from reinforce.sampling import HIDDEN, TEMPERATURE

Tensor: TypeAlias = torch.Tensor
CRITIC: Final = (512, 256)
TRACE: Final = 0.97
"""How much of an advantage is passed on to the answer before (lambda)."""
CLIP: Final = 0.2
ENTROPY: Final = 0.0005
EPOCHS: Final = 3
BATCH: Final = 8192
RATES: Final = (1e-3, 8e-3, 5e-4)
"""Of the policy's net, of its figures, and of the critic."""
LEAST_SPREAD: Final = 0.3
WARM_UP: Final = 4
"""Rounds in which only the critic learns."""


class Actor(nn.Module):
    """The policy: rules of thumb, figures, and a net that adds nothing at first."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(INPUTS, HIDDEN[0]), nn.Linear(*HIDDEN)
        self.last = nn.Linear(HIDDEN[1], ACTIONS)
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)
        self.figures = nn.Parameter(torch.zeros(FIGURES))
        self.trust = nn.Parameter(torch.zeros(len(KINDS)))
        self.register_buffer("scale", torch.ones(INPUTS))

    def logits(self, batch: Batch) -> Tensor:
        """One for each option of each question."""
        units = functional.relu(self.first(batch.inputs * self.scale))
        outputs = self.last(functional.relu(self.second(units)))
        trust = torch.exp(self.trust[batch.kind])[batch.owner] / TEMPERATURE
        found = outputs[batch.owner, batch.actions] + batch.worths * trust
        weighed = self.figures[batch.figures] * batch.values
        return found + torch.zeros_like(found).index_add_(0, batch.option, weighed)

    def flat(self) -> np.ndarray[Any, Any]:
        """The parts as ``sampling.SHAPES`` has them, one after the other."""
        parts = (
            *(self.first.weight.T * self.scale[:, None], self.first.bias),
            *(self.second.weight.T, self.second.bias, self.last.weight, self.last.bias),
            *(self.figures, self.trust),
        )
        flat = torch.cat([part.detach().float().flatten() for part in parts])
        found: np.ndarray[Any, Any] = flat.cpu().numpy()
        return found


class Critic(nn.Module):
    """The win chance as a logit: the estimate of the net of ``value``, corrected."""

    def __init__(self) -> None:
        super().__init__()
        one, two = CRITIC
        self.net = nn.Sequential(
            *(nn.Linear(INPUTS, one), nn.ReLU(), nn.Linear(one, two), nn.ReLU()),
            nn.Linear(two, 1),
        )
        nn.init.zeros_(self.net[4].weight)
        nn.init.zeros_(self.net[4].bias)
        self.trust = nn.Parameter(torch.ones(len(GROUPS)))
        self.shift = nn.Parameter(torch.zeros(len(GROUPS)))

    def forward(self, inputs: Tensor, estimate: Tensor, group: Tensor) -> Tensor:
        """One logit for each question."""
        return self.trust[group] * estimate + self.shift[group] + self.net(inputs)[:, 0]


class Batch(NamedTuple):
    """Questions with their options and these with their figures, one after the other."""

    inputs: Tensor
    kind: Tensor
    owner: Tensor
    """The question of each option."""
    actions: Tensor
    worths: Tensor
    option: Tensor
    """The option of each figure."""
    figures: Tensor
    values: Tensor


class Round:
    """What the processes played in one round, in the order of their files."""

    def __init__(self, paths: Sequence[Path], device: str) -> None:
        files = [np.load(path) for path in paths]

        def laid(name: str) -> Tensor:
            return torch.from_numpy(np.concatenate([file[name] for file in files], 1)).to(device)

        def ragged(name: str, kind: Any) -> Tensor:
            parts = [file[name].astype(kind) for file in files]
            return torch.from_numpy(np.concatenate(parts)).to(device)

        self.steps, self.games = (
            files[0]["chosen"].shape[0],
            len(files) * files[0]["chosen"].shape[1],
        )
        self.inputs, self.estimate, self.group = (
            laid("inputs"),
            laid("estimate"),
            laid("group").long(),
        )
        self.won, self.over = laid("won").float(), laid("over").float()
        self.rows = torch.from_numpy(self._rows(len(files))).to(device)
        flat = {
            name: laid(name).flatten()[self.rows]
            for name in ("options", "kind", "chosen", "likelihood")
        }
        self.options, self.kind, self.chosen = (
            flat[n].long() for n in ("options", "kind", "chosen")
        )
        self.logs = flat["likelihood"].clamp(min=1e-9).log()
        self.actions, self.counts = ragged("actions", np.int64), ragged("counts", np.int64)
        self.worths = ragged("worths", np.float32).clamp(-200, 200)
        self.figures, self.values = ragged("figures", np.int64), ragged("values", np.float32)
        self.first_option = torch.cumsum(self.options, 0) - self.options
        self.first_figure = torch.cumsum(self.counts, 0) - self.counts

    def _rows(self, files: int) -> np.ndarray[Any, Any]:
        """For each question in the order of the files, its place among all steps and games."""
        each = self.games // files
        step, game = np.meshgrid(np.arange(self.steps), np.arange(each), indexing="ij")
        one = (step * self.games + game).ravel()
        return np.concatenate([one + each * number for number in range(files)])

    def batch(self, chosen: Tensor) -> Batch:
        """Some of the questions."""
        options, owner = _runs(self.first_option[chosen], self.options[chosen])
        figures, option = _runs(self.first_figure[options], self.counts[options])
        inputs = self.inputs[:-1].flatten(0, 1)[self.rows[chosen]].float()
        return Batch(
            *(inputs, self.kind[chosen], owner, self.actions[options], self.worths[options]),
            *(option, self.figures[figures], self.values[figures]),
        )

    def win_rates(self) -> dict[str, tuple[int, int]]:
        """Games won and games ended, by group."""
        found = {}
        for number, name in enumerate(GROUPS):
            ended = (self.over > 0) & (self.group[:-1] == number)
            found[name] = int(self.won[ended].sum()), int(ended.sum())
        return found


def _runs(starts: Tensor, lengths: Tensor) -> tuple[Tensor, Tensor]:
    """The places from each start on, one after the other, and the run of each."""
    run = torch.repeat_interleave(torch.arange(len(lengths), device=lengths.device), lengths)
    before = torch.cumsum(lengths, 0) - lengths
    return starts[run] + torch.arange(len(run), device=run.device) - before[run], run


class Learner:
    """A policy and a critic that learn from rounds of games."""

    def __init__(self, device: str) -> None:
        self.device, self.rounds = device, 0
        self.actor, self.critic = Actor().to(device), Critic().to(device)
        own = {id(self.actor.figures), id(self.actor.trust)}
        net = [part for part in self.actor.parameters() if id(part) not in own]
        figures = [self.actor.figures, self.actor.trust]
        of_net, of_figures, of_critic = RATES
        groups = [{"params": net, "lr": of_net}, {"params": figures, "lr": of_figures}]
        self._for_actor = torch.optim.Adam(groups, eps=1e-5)
        self._for_critic = torch.optim.Adam(self.critic.parameters(), lr=of_critic)

    def learn(self, played: Round) -> dict[str, float]:
        """Learn from a round; tells the critic's loss and how far the policy moved."""
        if not self.rounds:
            spread = played.inputs[:-1].flatten(0, 1)[::5].float().std(0)
            self.actor.scale = 1 / spread.clamp(min=LEAST_SPREAD)
        advantages, targets = self._advantages(played)
        loss, moved, steps = 0.0, 0.0, 0
        for chosen in self._batches(len(played.rows)):
            batch, rows = played.batch(chosen), played.rows[chosen]
            loss += self._teach_critic(played, batch, rows, targets[rows])
            if self.rounds >= WARM_UP:
                moved += self._teach_actor(played, batch, chosen, advantages[rows])
            steps += 1
        self.rounds += 1
        return {"loss": loss / steps, "moved": moved / steps}

    def _batches(self, count: int) -> Iterator[Tensor]:
        for _ in range(EPOCHS):
            yield from torch.randperm(count, device=self.device).split(BATCH)

    @torch.no_grad()
    def _advantages(self, played: Round) -> tuple[Tensor, Tensor]:
        """How much better than expected each answer was, and what the critic should say."""
        chances = torch.stack(
            [
                torch.sigmoid(self.critic(inputs.float() * self.actor.scale, estimate, group))
                for inputs, estimate, group in zip(
                    played.inputs, played.estimate, played.group, strict=True
                )
            ]
        )
        found, carried = torch.zeros_like(played.won), torch.zeros_like(played.won[0])
        for step in reversed(range(played.steps)):
            goes_on = 1 - played.over[step]
            surprise = played.won[step] + goes_on * chances[step + 1] - chances[step]
            carried = found[step] = surprise + TRACE * goes_on * carried
        targets = (found + chances[:-1]).clamp(0, 1).flatten()
        found = found.flatten()
        return (found - found.mean()) / (found.std() + 1e-8), targets

    def _teach_critic(self, played: Round, batch: Batch, rows: Tensor, targets: Tensor) -> float:
        estimate, group = played.estimate[:-1].flatten()[rows], played.group[:-1].flatten()[rows]
        said = self.critic(batch.inputs * self.actor.scale, estimate, group)
        loss = functional.binary_cross_entropy_with_logits(said, targets)
        _step(self._for_critic, loss, self.critic, 1.0)
        return float(loss)

    def _teach_actor(self, played: Round, batch: Batch, chosen: Tensor, gain: Tensor) -> float:
        logits, owner, count = self.actor.logits(batch), batch.owner, len(chosen)
        top = torch.full((count,), -1e9, device=self.device)
        top = top.scatter_reduce(0, owner, logits.detach(), "amax")
        sums = torch.zeros(count, device=self.device)
        sums = sums.index_add(0, owner, torch.exp(logits - top[owner]))
        logs = logits - top[owner] - torch.log(sums)[owner]
        options = played.options[chosen]
        now = logs[torch.cumsum(options, 0) - options + played.chosen[chosen]]
        ratio = torch.exp((now - played.logs[chosen]).clamp(-10, 10))
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        entropy = -(logs.exp() * logs).sum() / count
        loss = -torch.min(ratio * gain, clipped * gain).mean() - ENTROPY * entropy
        _step(self._for_actor, loss, self.actor, 0.5)
        return float((played.logs[chosen] - now).mean())

    def save(self, path: Path) -> None:
        """Write policy and critic to a file, by which ``restore`` goes on."""
        parts = {"actor": self.actor.state_dict(), "critic": self.critic.state_dict()}
        torch.save({**parts, "rounds": self.rounds}, path.with_suffix(".new"))
        path.with_suffix(".new").replace(path)

    def restore(self, path: Path) -> None:
        """Go on from such a file."""
        kept = torch.load(path, map_location=self.device)
        self.actor.load_state_dict(kept["actor"])
        self.critic.load_state_dict(kept["critic"])
        self.rounds = kept["rounds"]


def _step(optimizer: torch.optim.Optimizer, loss: Tensor, part: nn.Module, most: float) -> None:
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    nn.utils.clip_grad_norm_(part.parameters(), most)
    optimizer.step()
