import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Signed } from '../../e2e/support/api-driver.ts';
import { arrived, keepConnections } from '../../e2e/support/connections.ts';
import { withFakeDevices } from '../../e2e/support/open-room.ts';
import { storedSession } from '../../e2e/support/test.ts';
import { openLine } from './line.ts';
import { hub, openNamespace } from './namespace.ts';
import type { Relay } from './relay.ts';

interface System {
  readonly shellUrl: string;
  readonly apiUrl: string;
}

/**
 * Somebody signed in, with a browser in a network of its own, whose only ways out are the site and the relay.
 * @param number of the network
 * @param isTlsOnly datagrams are lost, as behind a firewall
 */
export async function openPerson(
  number: number,
  who: Signed,
  { shellUrl, apiUrl }: System,
  relay: Relay,
  isTlsOnly = false,
) {
  const ports = [shellUrl, apiUrl].map((url) => Number(new URL(url).port));
  const network = openNamespace(number);
  const line = await openLine(hub, relay.port, ports);
  const folder = mkdtempSync(join(tmpdir(), 'nimbia-person-'));
  const program = join(folder, 'chromium');
  writeFileSync(program, `#!/bin/sh\nexec ${network.prefix.join(' ')} '${withFakeDevices.executablePath}' "$@"\n`);
  chmodSync(program, 0o755);
  const forward = await network.forward(
    Object.fromEntries(ports.map((port, index) => [port, line.servers[index] ?? 0])),
  );
  const browser = await chromium.launch({
    ...withFakeDevices,
    args: [...withFakeDevices.args, `--ignore-certificate-errors-spki-list=${relay.fingerprint}`],
    executablePath: program,
  });
  const context = await browser.newContext({
    baseURL: shellUrl,
    viewport: { width: 1280, height: 800 },
    storageState: storedSession(who, shellUrl),
  });
  const page = await context.newPage();
  if (isTlsOnly) line.shape({ loss: 1 });
  await page.addInitScript(keepConnections, isTlsOnly ? [line.relay, relay.byTls] : [line.relay]);
  return {
    page,
    line,
    network,
    async close() {
      await browser.close();
      forward.close();
      line.close();
      network.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type Person = Awaited<ReturnType<typeof openPerson>>;

/** Of the sound that has come from the other, and was not made up: samples, 48,000 a second. */
const heard = async (page: Page): Promise<number> => {
  const { samples, concealed } = await arrived(page);
  return samples - concealed;
};

/** Milliseconds from `since` until each hears the other again; not before the second in which what was on its way still arrives. */
export async function heardAgain(people: readonly Person[], since: number, within: number): Promise<number> {
  await sleep(1_000);
  const times = await Promise.all(
    people.map(async ({ page }) => {
      const before = await heard(page);
      // A tenth of a second of it.
      while ((await heard(page)) - before < 4_800) {
        if (performance.now() - since > within) return Infinity;
        await sleep(100);
      }
      return performance.now() - since;
    }),
  );
  return Math.max(...times);
}

/** The share of the sound of so many seconds that had to be made up, at whoever hears less. */
export async function madeUp(people: readonly Person[], seconds: number): Promise<number> {
  const read = () => Promise.all(people.map(({ page }) => arrived(page)));
  const before = await read();
  await sleep(seconds * 1_000);
  const after = await read();
  return Math.max(
    ...after.map(({ samples, concealed }, index) => {
      const from = before[index];
      const all = samples - (from?.samples ?? 0);
      return all === 0 ? 1 : (concealed - (from?.concealed ?? 0)) / all;
    }),
  );
}
