"""The wire protocol: messages, request bodies, answers, and display names. Documents and wire.ts are generated from it."""
