"""What the operator, hosts and helpers of a server do about accounts, people and households."""
