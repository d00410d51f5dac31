"""The boards of The BORDER: finding geographies and colourings, and drawing them."""
