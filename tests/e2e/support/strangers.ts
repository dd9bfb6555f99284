import type { BrowserContext } from '@playwright/test';
import { apiUrl, shellUrl } from './test.ts';

/** What the pages of a browser ask of others than us, from now on. */
export function strangersOf(context: BrowserContext): readonly string[] {
  const strangers: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== shellUrl() && origin !== apiUrl())
      strangers.push(`${request.url()} for ${request.frame().url()}`);
  });
  return strangers;
}
