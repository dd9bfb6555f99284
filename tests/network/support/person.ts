import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../commands/ensure-chromium.ts';
import { ApiDriver, type Signed } from '../../e2e/support/api-driver.ts';
import { arrived, keepConnections } from '../../e2e/support/connections.ts';
import { newMeeting, withFakeDevices } from '../../e2e/support/open-room.ts';
import { apiUrl, shellUrl, storedSession } from '../../e2e/support/test.ts';
import { visit } from '../../e2e/support/visit.ts';
import { openLine } from './line.ts';
import { hub, openNamespace } from './namespace.ts';
import type { Relay } from './relay.ts';

interface System {
  readonly shellUrl: string;
  readonly apiUrl: string;
}

/**
 * Somebody signed in, with a browser in a network of its own, which reaches the site and the relay.
 * @param number of the network
 * @param isTlsOnly datagrams are lost, as behind a firewall
 */
async function openPerson(number: number, who: Signed, { shellUrl, apiUrl }: System, relay: Relay, isTlsOnly = false) {
  const ports = [shellUrl, apiUrl].map((url) => Number(new URL(url).port));
  const closers = new AsyncDisposableStack();
  try {
    const network = openNamespace(number);
    closers.defer(network.close);
    const line = await openLine(hub, relay.port, ports);
    closers.defer(line.close);
    const folder = mkdtempSync(join(tmpdir(), 'nimbia-person-'));
    closers.defer(() => rmSync(folder, { recursive: true, force: true }));
    const program = join(folder, 'chromium');
    writeFileSync(program, `#!/bin/sh\nexec ${network.prefix.join(' ')} '${await ensureChromium()}' "$@"\n`);
    chmodSync(program, 0o755);
    const forward = await network.forward(
      Object.fromEntries(ports.map((port, index) => [port, line.servers[index] ?? 0])),
    );
    closers.defer(forward.close);
    const browser = await chromium.launch({
      ...withFakeDevices,
      args: [...withFakeDevices.args, `--ignore-certificate-errors-spki-list=${relay.fingerprint}`],
      executablePath: program,
    });
    closers.defer(() => browser.close());
    const context = await browser.newContext({
      baseURL: shellUrl,
      viewport: { width: 1280, height: 800 },
      storageState: storedSession(who, shellUrl),
    });
    const page = await context.newPage();
    if (isTlsOnly) line.shape({ loss: 1 });
    await page.addInitScript(keepConnections, isTlsOnly ? [line.relay, relay.byTls] : [line.relay]);
    return { page, line, network, close: () => closers.disposeAsync() };
  } catch (error) {
    await closers.disposeAsync();
    throw error;
  }
}
export type Person = Awaited<ReturnType<typeof openPerson>>;

/**
 * The client and the professional of a meeting that is on, at its door, with the system that the global setup started.
 * @param isTlsOnly of the client's line
 */
export async function openPair(isTlsOnly = false) {
  const meeting = await newMeeting(new ApiDriver(apiUrl()), 120);
  const system = { shellUrl: shellUrl(), apiUrl: apiUrl() };
  const relay = JSON.parse(process.env.E2E_RELAY ?? '{}') as Relay;
  const closers = new AsyncDisposableStack();
  const open = async (...person: Parameters<typeof openPerson>): Promise<Person> => {
    const opened = await openPerson(...person);
    closers.defer(opened.close);
    return opened;
  };
  const address = `${system.shellUrl}/alt-zoom?appointment=${meeting.id}`;
  try {
    const people: [Person, Person] = [
      await open(1, meeting.client, system, relay, isTlsOnly),
      await open(2, meeting.lawyer, system, relay),
    ];
    for (const { page } of people) await visit(page, address);
    return { people, address, close: () => closers.disposeAsync() };
  } catch (error) {
    await closers.disposeAsync();
    throw error;
  }
}

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
