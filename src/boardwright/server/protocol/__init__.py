"""The wire protocol: messages, request bodies, answers, and display names. Documents and the types of the page are generated from it."""
