/** A script of a remote, also when retried with another URL. */
const script = (remote: string) => `\\S+/remotes/${remote}/\\S+\\.js(?:on)?(?:\\?retry=\\d+(?:\\.\\d+)?)?`;

/** The complete console output for a remote whose scripts fail to load: per file by the browser, per remote by the shell. */
export const loadErrorsOf = (remote: string): RegExp[] => [
  new RegExp(`^error: Failed to load resource: net::ERR_FAILED \\(${script(remote)}\\)$`, 'u'),
  new RegExp(`^error: ${remote}: ${script(remote)} failed `, 'u'),
];
