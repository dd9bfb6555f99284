/** What the shell does for its remotes and the monolith need not do. */
export const provideRuntime = () => undefined;
