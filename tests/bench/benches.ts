import { freePort } from '../commands/free-port.ts';
import globalSetup from '../e2e/support/global-setup.ts';
import { startSystem } from '../e2e/support/start-system.ts';
import { conflictCheck } from './api-host/conflict-check.ts';
import { conversations } from './api-host/conversations.ts';
import { measureApi } from './api-host/measure-api.ts';
import { whyNoNetworks } from '../network/support/namespace.ts';
import { meetingLines } from './meeting/lines.ts';
import { meetingRooms } from './meeting/rooms.ts';
import type { Section } from './section.ts';
import { startAndMemory } from './start/start-and-memory.ts';
import { buildMonolith } from './web/build-monolith.ts';
import { launchChromium } from './web/chromium.ts';
import { clickToMount } from './web/click-to-mount.ts';
import { firstViews } from './web/first-view.ts';
import { messagePages } from './web/message-pages.ts';
import { shellInteractive } from './web/shell-interactive.ts';

export interface Bench {
  readonly name: string;
  /** Why it cannot run on this machine; null where it can. */
  readonly obstacle?: () => string | null;
  /** Yields each section as soon as it is measured. */
  readonly run: () => AsyncIterable<Section>;
}

async function* inTheBrowser(): AsyncIterable<Section> {
  // The API allows the configured origins only, and these pages come from the benchmark's servers.
  const ports = [await freePort(), await freePort(), await freePort()];
  const monolith = await buildMonolith();
  // First: it ends with this process, the system would outlive it.
  const browser = await launchChromium();
  const system = await startSystem({ WEB_ORIGINS: ports.map((port) => `http://localhost:${port}`).join(',') });
  try {
    yield* await firstViews(browser, system, monolith, ports);
    yield* await clickToMount(browser, system, monolith, ports);
  } finally {
    await browser.close();
    await system.stop();
  }
}

async function* betweenPages(): AsyncIterable<Section> {
  const browser = await launchChromium();
  const stop = await globalSetup({ workers: 0 });
  try {
    yield await messagePages(browser);
  } finally {
    await browser.close();
    await stop?.();
  }
}

async function* withRemotesAway(): AsyncIterable<Section> {
  const browser = await launchChromium();
  const system = await startSystem();
  try {
    yield* await shellInteractive(browser, system);
  } finally {
    await browser.close();
    await system.stop();
  }
}

/** All benchmarks of `npm run bench`, in order. */
export const benches: readonly Bench[] = [
  {
    name: 'api',
    async *run() {
      yield* await measureApi();
    },
  },
  {
    name: 'messages',
    async *run() {
      yield await conversations();
    },
  },
  {
    name: 'names',
    async *run() {
      yield conflictCheck();
    },
  },
  {
    name: 'meeting-rooms',
    async *run() {
      yield await meetingRooms();
    },
  },
  {
    name: 'start',
    async *run() {
      yield await startAndMemory();
    },
  },
  { name: 'web', run: inTheBrowser },
  { name: 'between-pages', run: betweenPages },
  { name: 'away', run: withRemotesAway },
  { name: 'meeting-lines', obstacle: whyNoNetworks, run: meetingLines },
];
