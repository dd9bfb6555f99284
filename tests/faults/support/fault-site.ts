import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { shellDist } from '../../../webpack/paths.ts';
import { testStore } from '../../commands/test-store.ts';
import { freePort } from '../../commands/free-port.ts';
import { startShell } from '../../commands/shell-process.ts';
import { startFaultServer, type FaultServer, type Trouble } from './fault-server.ts';

export interface Site {
  readonly origin: string;
  readonly bucket: FaultServer;
}

interface Fixtures {
  /** The site under test. */
  readonly site: Site;
  readonly bucket: FaultServer;
  /** Signs in, as far as the browser knows: there is no API. */
  readonly signIn: (page: Page, user: SessionUser) => Promise<void>;
}

interface WorkerFixtures {
  readonly withManifests: Site;
  readonly withoutManifests: Site;
}

/**
 * The shell's server, with the store on its own origin, so that faults between server, browser and store are real.
 * @param unserved files that the server never gets, and therefore leaves to browsers
 */
export async function openSite(
  store: string,
  use: (site: Site) => Promise<void>,
  unserved?: { readonly path: RegExp; readonly trouble: Trouble },
): Promise<void> {
  const dist = mkdtempSync(join(tmpdir(), 'nimbia-dist-'));
  cpSync(shellDist, join(dist, 'shell'), { recursive: true });
  const bucket = await startFaultServer(store);
  if (unserved !== undefined) bucket.break(unserved.path, unserved.trouble, 'server');
  // Nothing listens there: these tests need no data.
  const apiUrl = `http://localhost:${await freePort()}`;
  const shell = await startShell(bucket.origin, { NIMBIA_DIST: dist, API_URL: apiUrl });
  try {
    await use({ origin: shell.origin, bucket });
  } finally {
    await shell.stop();
    await bucket.stop();
    rmSync(dist, { recursive: true, force: true });
  }
}

const noManifests = { path: /\/manifest\.json$/u, trouble: { unavailable: Infinity } };

/** One site for all tests of a worker: each mends what it broke. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  withManifests: [({ browserName: _ }, use) => openSite(testStore, use), { scope: 'worker' }],
  withoutManifests: [({ browserName: _ }, use) => openSite(testStore, use, noManifests), { scope: 'worker' }],
  site: async ({ withManifests }, use) => use(withManifests),
  bucket: async ({ site }, use) => {
    site.bucket.mend();
    await use(site.bucket);
    site.bucket.mend();
  },
  baseURL: async ({ site }, use) => use(site.origin),
  signIn: async ({ browserName: _ }, use) =>
    use(async (page, user) => {
      await page.addInitScript(
        (state) => {
          for (const [key, value] of Object.entries(state)) localStorage.setItem(key, JSON.stringify(value));
        },
        {
          user,
          userId: user.id,
          planId: user.planId,
          token: 'token-1',
          isAuthenticated: true,
          dashboard: user.role === 'client' ? '/user/tableau-de-bord' : '/pro/tableau-de-bord',
        },
      );
    }),
});

export { expect } from '@playwright/test';
