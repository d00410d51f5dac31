"""Training of the judgement that the bots of The BORDER play by: self-play in machine code, then fitting."""
