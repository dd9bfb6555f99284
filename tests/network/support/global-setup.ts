import type { FullConfig } from '@playwright/test';
import startSystem from '../../e2e/support/global-setup.ts';
import { openRelay } from './relay.ts';

/** The system of the browser tests, with a relay. */
export default async function globalSetup(config: Pick<FullConfig, 'workers'>): Promise<() => Promise<void>> {
  const { close, settings, ...relay } = await openRelay();
  Object.assign(process.env, settings, { E2E_RELAY: JSON.stringify(relay) });
  try {
    const stop = await startSystem(config);
    return async () => {
      try {
        await stop?.();
      } finally {
        await close();
      }
      for (const name of Object.keys(settings)) delete process.env[name];
    };
  } catch (error) {
    await close();
    throw error;
  }
}
