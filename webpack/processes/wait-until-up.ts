import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when a URL answers with success; a process that cannot start exits by itself. */
export async function waitUntilUp(url: string, timeout = 2_000): Promise<void> {
  for (;;) {
    const isUp = await fetch(url, { signal: AbortSignal.timeout(timeout) }).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await sleep(100);
  }
}
