game-why-ahead = Better than the next choice. { $told }
game-why-behind = Worse than the best choice. { $told }
game-why-even = The other choices are about as good.
game-why-equal = About as good as the best choice.
game-why-weaker = It wins less often; no single difference stands out.
game-why-weakest = It wins least often of these options; no single difference stands out.
