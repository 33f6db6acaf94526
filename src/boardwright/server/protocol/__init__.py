"""What goes over the wire: messages, bodies and answers, names that people type. Documents and wire.ts are made from it."""
