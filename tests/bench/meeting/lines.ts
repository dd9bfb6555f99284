import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expectMore } from '../../e2e/support/connections.ts';
import { translate } from '../../e2e/support/translate.ts';
import { visit } from '../../e2e/support/visit.ts';
import setUp from '../../network/support/global-setup.ts';
import { heardAgain, madeUp, openPair, type Person } from '../../network/support/person.ts';
import { median, type Section } from '../section.ts';
import { runs } from '../web/runs.ts';

/** Kilobits a second, of each direction, with the headers of IP and UDP. */
const rates = runs === 1 ? [60] : [300, 150, 100, 80, 60, 50, 45, 40, 35, 30, 25];
/** More of the sound than this is made up: speech is not continuous any more. */
const most = 0.05;
const say = (key: string) => translate('fr', 'remote-public/meeting', key);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

const joinButton = (page: Page) => page.getByRole('button', { name: say('check.join'), exact: true });

/** From the click at the door until the other's first picture is drawn, while the other waits inside. */
async function joinToFrame({ page }: Person): Promise<number> {
  await joinButton(page).waitFor();
  // The camera is open.
  await page.locator('[data-room=door] video').waitFor();
  return joinButton(page).evaluate(async (button: HTMLElement) => {
    const from = performance.now();
    button.click();
    const isDrawn = () =>
      (document.querySelector<HTMLVideoElement>('[data-room=in] video[data-shown]')?.getVideoPlaybackQuality()
        .totalVideoFrames ?? 0) > 0;
    while (!isDrawn()) await new Promise((resolve) => setTimeout(resolve, 5));
    return performance.now() - from;
  });
}

/** The built-in room between two Chromium browsers, through the relay. Needs root and iproute2. */
export async function* meetingLines(): AsyncIterable<Section> {
  const stop = await setUp({ workers: 1 });
  try {
    const { people, address, close } = await openPair();
    try {
      const [home, office] = people;
      const posts = { signal: 0, all: 0 };
      for (const { page } of people)
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (request.method() !== 'POST' || !pathname.startsWith('/rtc/')) return;
          posts.all += 1;
          if (pathname === '/rtc/signal') posts.signal += 1;
        });
      await joinButton(home.page).click();
      const joined = async (delay: number): Promise<number> => {
        const times: number[] = [];
        for (let run = 0; run < runs; run += 1) {
          for (const { line } of people) line.shape({ delay: delay / 2 });
          times.push(await joinToFrame(office));
          for (const { line } of people) line.shape({});
          await office.page.getByRole('button', { name: say('room.leave'), exact: true }).click();
          await visit(office.page, address);
        }
        return median(times);
      };
      const near = await joined(0);
      const signals = posts.signal / runs;
      const far = await joined(150);
      await joinToFrame(office);
      const before = posts.all;
      const minute = runs === 1 ? 6_000 : 60_000;
      await sleep(minute);
      const aMinute = ((posts.all - before) * 60_000) / minute;
      const away: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        home.network.unplug('wifi');
        await sleep(5_000);
        home.network.plug('wifi');
        away.push(await heardAgain(people, performance.now(), 60_000));
        for (const { page } of people) await expectMore(page, 'energy');
      }
      yield {
        title: 'The meeting room: joining and coming back',
        note: `Two Chromium browsers in network namespaces of their own, through coturn; medians of ${runs}. A delay is a round trip of each of the two to the servers and the relay, so that between them it is twice as long. Heard again: in both directions, from when the network is back, at the earliest after 1,000 ms.`,
        columns: ['what', 'measured'],
        rows: [
          ['join to the first picture, no delay', milliseconds(near)],
          ['join to the first picture, 150 ms', milliseconds(far)],
          ['heard again after 5 s without a network', milliseconds(median(away))],
          ['posts of signals for a connection, both', signals],
          ['posts in a minute of a meeting, both', aMinute],
        ],
      };
      const rows: [number, string, string][] = [];
      for (const rate of rates) {
        home.line.shape({ rate, delay: 20 });
        // The steps down take 36 s at most.
        await sleep(runs === 1 ? 5_000 : 40_000);
        const share = await madeUp(people, runs === 1 ? 5 : 20);
        rows.push([rate, percent(share), share <= most ? 'yes' : 'no']);
      }
      yield {
        title: 'The meeting room: speech on a narrow line',
        note: `The line of one of the two, each direction, queue of 0.8 s, 20 ms; after 40 s at each rate 20 s are measured, at whoever hears less. Continuous: at most ${percent(most)} of the sound is made up.`,
        columns: ['kbit/s', 'made up', 'continuous'],
        rows,
      };
    } finally {
      await close();
    }
  } finally {
    await stop();
  }
}
