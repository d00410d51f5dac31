"""Tests of the store: one suite for both back ends."""
