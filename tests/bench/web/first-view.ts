import type { Browser } from '@playwright/test';
import type { System } from '../../e2e/support/start-system.ts';
import { median, type Section } from '../section.ts';
import { buildMonolith } from './build-monolith.ts';
import { measureFirstView, type FirstView } from './measure-page.ts';
import { serveVariant, type Variant } from './variant-server.ts';

const variants: readonly Variant[] = ['static', 'monolith', 'federated'];
const pages = ['/lawyers', '/'];
const runs = Number(process.env.BENCH_RUNS ?? 5);

const middle = (views: readonly FirstView[], of: keyof FirstView) => median(views.map((view) => view[of]));
const seconds = (milliseconds: number) => (Number.isNaN(milliseconds) ? '–' : `${(milliseconds / 1000).toFixed(2)} s`);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function rowOf(page: string, variant: Variant, views: FirstView[], base: FirstView[]): (string | number)[] {
  const ratio = middle(views, 'largestContent') / middle(base, 'largestContent');
  return [
    page,
    variant,
    seconds(middle(views, 'firstContent')),
    seconds(middle(views, 'largestContent')),
    ratio.toFixed(2),
    seconds(middle(views, 'interactive')),
    `${middle(views, 'blocking').toFixed(0)} ms`,
    middle(views, 'layoutShift').toFixed(3),
    `${middle(views, 'earlyRequests')} / ${middle(views, 'requests')}`,
    kilobytes(middle(views, 'bytes')),
    `${kilobytes(middle(views, 'earlyScriptBytes'))} / ${kilobytes(middle(views, 'scriptBytes'))}`,
  ];
}

/** Cold first views of the same document as a static page, as one bundle, and federated; one after the other within each round. */
export async function firstViews(browser: Browser, system: System, ports: readonly number[]): Promise<Section> {
  const monolith = await buildMonolith();
  const servers = await Promise.all(
    variants.map(async (variant, index) => {
      const port = ports[index] ?? 0;
      return { variant, port, server: await serveVariant(variant, port, { shellUrl: system.shellUrl, monolith }) };
    }),
  );
  const rows: Section['rows'][number][] = [];
  for (const page of pages) {
    const views: Record<Variant, FirstView[]> = { static: [], monolith: [], federated: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const { variant, port } of servers)
        views[variant].push(await measureFirstView(browser, `http://localhost:${port}${page}`));
    }
    rows.push(...variants.map((variant) => rowOf(page, variant, views[variant], views.static)));
  }
  servers.forEach(({ server }) => server.close());
  return {
    title: 'First view on a slow phone, cold',
    note: `Chromium with a 4 × slower processor, 1.6 Mbps and 150 ms; medians of ${runs} in one run, the variants in turn. The document is the shell server's own in all three: without scripts (static), with the same pages in one bundle without federation (monolith), as it is (federated). Everything gzip. The ratio is of the largest content beside the static page (budget 1.15). Requests (budget 6) and script (budget 165 kB): before the page is interactive / in all until the network is idle.`,
    columns: [
      'page',
      'build',
      'first content',
      'largest content',
      'ratio',
      'interactive',
      'blocking',
      'shift',
      'requests',
      'bytes',
      'script',
    ],
    rows,
  };
}
