/** What a page says, and nothing else, of a remote whose scripts do not come: the browser of each file, the shell of the remote. */
export const complaintsAbout = (remote: string): RegExp[] => [
  new RegExp(
    `^error: Failed to load resource: net::ERR_FAILED \\(\\S+/remotes/${remote}/\\S+\\.js(\\?retry=\\d+)?\\)$`,
    'u',
  ),
  new RegExp(`^error: ${remote}: \\S+/remotes/${remote}/\\S+\\.js(\\?retry=\\d+)? could not be loaded `, 'u'),
];
