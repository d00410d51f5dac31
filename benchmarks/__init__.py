"""Speed, as ratios within one run: the machine of the day cancels out."""
