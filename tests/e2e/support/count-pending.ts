import type { Page, Request } from '@playwright/test';

/** Counts the requests of a page from now on that have not ended, without its stream of events, which stays open. */
export function countPending(page: Page): () => number {
  const pending = new Set<Request>();
  page.on('request', (request) => request.url().endsWith('/events') || pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return () => pending.size;
}
