import type { Browser } from '@playwright/test';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { shellDist } from '../../../webpack/paths.ts';
import { startShell } from '../../commands/shell-process.ts';
import type { System } from '../../e2e/support/start-system.ts';
import { median, type Section } from '../section.ts';
import { startRemoteOrigin, type OriginState } from './remote-origin.ts';
import { runs } from './runs.ts';
import { viewShell, type View } from './view-shell.ts';

/** A little longer than the server caches the registry, in ms. */
const registryHoldsFor = 1_100;
const states: readonly OriginState[] = ['up', 'refusing', 'hanging'];
interface Case {
  readonly what: string;
  readonly path: string;
  /** Whether the page belongs to an unreachable remote, so that an error card is shown. */
  readonly hasCard: boolean;
}

interface Outage {
  /** The part of the origin that stops responding. */
  readonly dead: RegExp;
  readonly cases: readonly Case[];
}

const everything = /./u;
const outages: readonly Outage[] = [
  {
    dead: /\/remote-(?:pro|user)\//u,
    cases: [{ what: 'of a remote that is up; the others are not', path: '/en/lawyers', hasCard: false }],
  },
  {
    dead: everything,
    cases: [
      { what: 'of the shell itself', path: '/en/nowhere', hasCard: false },
      { what: 'drawn by the browser', path: '/en/login-user', hasCard: true },
      { what: 'rendered by the server', path: '/en/lawyers', hasCard: true },
    ],
  },
];

const milliseconds = (value: number): string => (Number.isNaN(value) ? '–' : `${value.toFixed(0)} ms`);

type Views = Readonly<Record<OriginState, View[]>>;
const emptyViews = (): Views => ({ up: [], refusing: [], hanging: [] });

function rowsOf({ what, path }: Case, views: Views): string[][] {
  const middle = (state: OriginState, of: keyof View) => median(views[state].map((one) => one[of]));
  const ratio = (state: OriginState, of: keyof View) => {
    const value = middle(state, of) / middle('up', of);
    return Number.isNaN(value) ? '–' : value.toFixed(2);
  };
  return states.map((state) => [
    what,
    path,
    state,
    milliseconds(middle(state, 'answered')),
    milliseconds(middle(state, 'running')),
    ratio(state, 'running'),
    milliseconds(middle(state, 'interactive')),
    ratio(state, 'interactive'),
    milliseconds(middle(state, 'alive')),
    milliseconds(middle(state, 'link')),
    milliseconds(middle(state, 'card')),
  ]);
}

/** Time until the shell is interactive when the origin of the remotes does not respond, to browsers and to the shell's server. */
export async function shellInteractive(browser: Browser, { apiUrl }: System): Promise<Section[]> {
  const dist = mkdtempSync(join(tmpdir(), 'nimbia-dist-'));
  cpSync(shellDist, join(dist, 'shell'), { recursive: true });
  const remotes = await startRemoteOrigin();
  const shell = await startShell(remotes.origin, { NIMBIA_DIST: dist, API_URL: apiUrl });
  const measured = outages.map(({ dead, cases }) => ({
    dead,
    cases: cases.map((one) => ({ one, views: emptyViews() })),
  }));
  const firsts: Record<OriginState, number[]> = { up: [], refusing: [], hanging: [] };
  const documentOf = async (path: string): Promise<number> => {
    const asked = performance.now();
    await (await fetch(shell.origin + path)).text();
    return performance.now() - asked;
  };
  try {
    // The server has now cached the files of the remotes that it reads once.
    for (const { cases } of outages) for (const { path } of cases) await documentOf(path);
    for (let run = 0; run < runs; run += 1)
      for (const state of states)
        for (const { dead, cases } of measured) {
          remotes.become(state, dead);
          await sleep(registryHoldsFor);
          const first = await documentOf('/en/nowhere');
          if (dead === everything) firsts[state].push(first);
          for (const { one, views } of cases)
            views[state].push(
              await viewShell(browser, shell.origin + one.path, one.hasCard && state !== 'up' ? 'card' : 'alive'),
            );
          remotes.become('up', everything);
          await sleep(registryHoldsFor);
          await documentOf('/en/nowhere');
        }
  } finally {
    await shell.stop();
    remotes.stop();
    rmSync(dist, { recursive: true, force: true });
  }
  return [
    {
      title: 'The shell when the remotes are away',
      note: `Desktop, full speed, empty cache; milliseconds since the navigation began, medians of ${runs}. The remotes are at an origin of their own, which answers neither browsers nor the shell's server: it closes connections (refusing) or never answers (hanging). The shell's code runs: it has evaluated and wants its remote. Interactive: React runs in the document, and what is the shell's answers; a page that the server rendered answers with its remote's code. Budget: 1.05 × all up. The first document after an outage began took ${states.map((state) => `${milliseconds(median(firsts[state]))} (${state})`).join(', ')}.`,
      columns: [
        'page',
        'address',
        'remotes',
        'document',
        'code runs',
        '÷ up',
        'interactive',
        '÷ up',
        'page answers',
        'a link stands',
        'card',
      ],
      rows: measured.flatMap(({ cases }) => cases.flatMap(({ one, views }) => rowsOf(one, views))),
    },
  ];
}
