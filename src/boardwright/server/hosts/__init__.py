"""Actions of the operator, hosts and helpers of a server about accounts, people and households."""
