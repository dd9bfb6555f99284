import type { IncomingHttpHeaders } from 'node:http';

interface Version {
  readonly etag: string;
  readonly 'last-modified': string;
}

/** Whether the client already has this version (RFC 9110, 13.2.2): If-None-Match takes precedence over If-Modified-Since. */
export function isNotModified(asked: IncomingHttpHeaders, version: Version): boolean {
  const tags = asked['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => ['*', version.etag].includes(tag.trim().replace(/^W\//u, '')));
  const since = Date.parse(asked['if-modified-since'] ?? '');
  return since >= Date.parse(version['last-modified']);
}
