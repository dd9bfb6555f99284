import type { Browser } from '@playwright/test';
import type { System } from '../../e2e/support/start-system.ts';
import { median, type Section } from '../section.ts';
import type { Monolith } from './build-monolith.ts';
import { kilobytes } from './kilobytes.ts';
import { measureFirstView, type FirstView } from './measure-page.ts';
import { runs } from './runs.ts';
import { serveVariant, type Variant } from './variant-server.ts';

const variants: readonly Variant[] = ['static', 'monolith', 'federated'];
const pages = ['/lawyers', '/'];

const middle = (views: readonly FirstView[], of: keyof FirstView) => median(views.map((view) => view[of]));
const seconds = (milliseconds: number) => (Number.isNaN(milliseconds) ? '–' : `${(milliseconds / 1000).toFixed(2)} s`);

type Views = Readonly<Record<Variant, FirstView[]>>;

function rowOf(page: string, variant: Variant, all: Views): (string | number)[] {
  const views = all[variant];
  const beside = (base: Variant, of: keyof FirstView) => middle(views, of) / middle(all[base], of);
  const interactive = beside('monolith', 'interactive');
  return [
    page,
    variant,
    seconds(middle(views, 'firstContent')),
    seconds(middle(views, 'largestContent')),
    beside('static', 'largestContent').toFixed(2),
    seconds(middle(views, 'interactive')),
    Number.isNaN(interactive) ? '–' : interactive.toFixed(2),
    `${middle(views, 'blocking').toFixed(0)} ms`,
    middle(views, 'layoutShift').toFixed(3),
    `${middle(views, 'earlyRequests')} / ${middle(views, 'requests')}`,
    kilobytes(middle(views, 'bytes')),
    `${kilobytes(middle(views, 'earlyScriptBytes'))} / ${kilobytes(middle(views, 'scriptBytes'))}`,
  ];
}

const weights = [
  ['document', 'documentBytes', undefined],
  ['script before the page is interactive', 'earlyScriptBytes', 32],
  ['script in all', 'scriptBytes', 32],
] as const;

const weightRows = (page: string, { monolith, federated }: Views): (string | number)[][] =>
  weights.map(([what, of, budget]) => [
    page,
    what,
    kilobytes(middle(monolith, of)),
    kilobytes(middle(federated, of)),
    kilobytes(middle(federated, of) - middle(monolith, of)),
    budget === undefined ? '–' : `${budget} kB`,
  ]);

/** Cold first views of the same document as a static page, as one bundle, and federated, in turns within each round. */
export async function firstViews(
  browser: Browser,
  { shellUrl }: System,
  monolith: Monolith,
  ports: readonly number[],
): Promise<Section[]> {
  const servers = await Promise.all(
    variants.map(async (variant, index) => ({
      variant,
      server: await serveVariant(variant, ports[index] ?? 0, { shellUrl, monolith }),
    })),
  );
  const measured: { page: string; views: Views }[] = [];
  for (const page of pages) {
    const views: Views = { static: [], monolith: [], federated: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const { variant, server } of servers)
        views[variant].push(await measureFirstView(browser, `${server.origin}${page}`));
    }
    measured.push({ page, views });
  }
  servers.forEach(({ server }) => server.close());
  return [
    {
      title: 'First view on a slow phone, cold',
      note: `Chromium with a 4 × slower processor, 1.6 Mbps and 150 ms; medians of ${runs} in one run, the variants in turn. The document is the shell server's own in all three: without scripts (static), with the same pages from one build without federation (monolith), as it is (federated). Monolith and federated have their scripts preloaded and their sheets in the document alike. Everything gzip. The ratios are of the largest content beside the static page (budget 1.15) and of interactive beside the monolith (budget 1.15). Requests (budget 6) and script (budget 165 kB): before the page is interactive / in all until the network is idle.`,
      columns: [
        'page',
        'build',
        'first content',
        'largest content',
        'ratio',
        'interactive',
        'ratio',
        'blocking',
        'shift',
        'requests',
        'bytes',
        'script',
      ],
      rows: measured.flatMap(({ page, views }) => variants.map((variant) => rowOf(page, variant, views))),
    },
    {
      title: 'Bytes that federation adds to a first view',
      note: 'Of the same views, gzip with headers. In the document: the manifests of the remotes. In the scripts: the federation runtime, the loader of remotes, one entry and one exposed module; what the remote and the shell both have; and libraries that the shell hands out, of which one build would leave out more. The shell’s guards, cards and deadlines of a page are in both.',
      columns: ['page', 'what', 'monolith', 'federated', 'added', 'budget'],
      rows: measured.flatMap(({ page, views }) => weightRows(page, views)),
    },
  ];
}
