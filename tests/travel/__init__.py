"""Tests of Bez hranic."""
