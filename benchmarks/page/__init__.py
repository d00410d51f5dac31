"""The page, measured by Lighthouse."""
