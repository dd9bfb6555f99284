/** Replaces what the shell does for its remotes and the monolith does not need. */
export const provideRuntime = () => undefined;
