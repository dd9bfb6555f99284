import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when an address answers with success; the process behind it ends by itself when it cannot start. */
export async function waitUntilUp(url: string, patience = 2_000): Promise<void> {
  for (;;) {
    const isUp = await fetch(url, { signal: AbortSignal.timeout(patience) }).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await sleep(100);
  }
}
