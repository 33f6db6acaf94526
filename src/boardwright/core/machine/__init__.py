"""What rules run on: records, rules as plain Python or machine code, chance. Knows nothing of matches, files or words."""
