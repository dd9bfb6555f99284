/** A script of a remote, as often as it is asked for: each time under another address. */
const script = (remote: string) => `\\S+/remotes/${remote}/\\S+\\.js(?:on)?(?:\\?retry=\\d+(?:\\.\\d+)?)?`;

/** What a page says, and nothing else, of a remote whose scripts do not come: the browser of each file, the shell of the remote. */
export const complaintsAbout = (remote: string): RegExp[] => [
  new RegExp(`^error: Failed to load resource: net::ERR_FAILED \\(${script(remote)}\\)$`, 'u'),
  new RegExp(`^error: ${remote}: ${script(remote)} failed `, 'u'),
];
