"""Playing in a terminal: what a person sees and types. Rules are asked, never kept here."""
