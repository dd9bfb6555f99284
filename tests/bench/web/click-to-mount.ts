import type { Browser } from '@playwright/test';
import type { System } from '../../e2e/support/start-system.ts';
import { median, type Section } from '../section.ts';
import type { Cost } from './answers.ts';
import type { Monolith } from './build-monolith.ts';
import { kilobytes } from './kilobytes.ts';
import { mountOnce, signInAt, type Mount, type MountCase, type SignedIn } from './mount-once.ts';
import { runs } from './runs.ts';
import { serveVariant, type VariantServer } from './variant-server.ts';

const builds = ['monolith', 'federated'] as const;
type Build = (typeof builds)[number];

/** Delay per response, and the budget of a click, in ms. */
const budgets = [
  [0, 60],
  [100, 165],
  [300, 350],
] as const;
const cases: readonly (MountCase & { readonly budget: number })[] = budgets.flatMap(([delay, budget]) => [
  { delay, hoverFor: 0, budget },
  { delay, hoverFor: 200, budget: 200 },
]);

const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;

/** First mount of a second remote by client-side navigation with delayed responses, compared with a build without federation. */
export async function clickToMount(
  browser: Browser,
  { shellUrl }: System,
  monolith: Monolith,
  ports: readonly number[],
): Promise<Section[]> {
  const servers = new Map<Build, { server: VariantServer; state: SignedIn }>();
  for (const [index, build] of builds.entries()) {
    const server = await serveVariant(build, ports[index] ?? 0, { shellUrl, monolith });
    servers.set(build, { server, state: await signInAt(browser, server) });
  }

  const measured = [];
  for (const one of cases) {
    const mounts: Record<Build, Mount[]> = { monolith: [], federated: [] };
    for (let run = 0; run < runs; run += 1)
      for (const [build, { server, state }] of servers)
        mounts[build].push(await mountOnce(browser, server, state, one));
    measured.push({ ...one, mounts });
  }
  servers.forEach(({ server }) => server.close());

  const times = measured.map(({ delay, hoverFor, budget, mounts }) => {
    const timeOf = (build: Build) => median(mounts[build].map((mount) => mount.milliseconds));
    return [
      milliseconds(delay),
      hoverFor === 0 ? '–' : milliseconds(hoverFor),
      ...builds.map((build) => milliseconds(timeOf(build))),
      (timeOf('federated') / timeOf('monolith')).toFixed(2),
      milliseconds(budget),
    ];
  });

  const slowest = measured.findLast(({ hoverFor }) => hoverFor === 0);
  const middle = (build: Build, of: 'untilHeading' | 'inAll', what: keyof Cost) =>
    median((slowest?.mounts[build] ?? []).map((mount) => mount[of][what]));
  const costs = builds.map((build) => [
    build,
    middle(build, 'untilHeading', 'roundTrips'),
    middle(build, 'untilHeading', 'requests'),
    kilobytes(middle(build, 'untilHeading', 'bytes')),
    kilobytes(middle(build, 'untilHeading', 'bytes') - middle('monolith', 'untilHeading', 'bytes')),
    middle(build, 'inAll', 'requests'),
    kilobytes(middle(build, 'inAll', 'bytes')),
  ]);

  return [
    {
      title: 'Click to mounted remote',
      note: `From a public page to the client's dashboard, whose remote the document has not loaded, in a browser with an empty cache; until its heading stands in the document. Medians of ${runs}, the builds in turn. Every response of the shell's server is delayed by the first column. The monolith has the same pages in one build without federation, and fetches the client's area in one batch as well (code, sheet, words), on intent as the shell does. Budget of the architecture, and as fast as the monolith.`,
      columns: ['per response', 'hover before', 'monolith', 'federated', 'federated ÷ monolith', 'budget'],
      rows: times,
    },
    {
      title: 'What a first mount asks for',
      note: `Of the same clicks at 300 ms per response without a hover; what the shell's server answered, with headers, gzip. Both builds ask the API for the same. Budget: one round trip. After the heading comes what the page shows below it (the calendar).`,
      columns: [
        'build',
        'round trips until the heading',
        'requests',
        'bytes',
        'beside the monolith',
        'requests in all',
        'bytes in all',
      ],
      rows: costs,
    },
  ];
}
