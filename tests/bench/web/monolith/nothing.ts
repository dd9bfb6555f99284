/** Stands where the shell imports what it provides to its remotes: the monolith has none. */
export {};
