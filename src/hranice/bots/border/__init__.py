"""Players of The BORDER."""
