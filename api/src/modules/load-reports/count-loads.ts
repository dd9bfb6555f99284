import type { LoadReport } from 'shared-contracts/schemas/load-report';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';

export const outcomeOf = (report: LoadReport): string =>
  report.outcome === 'mounted' ? 'mounted' : `${report.step}: ${report.reason}`;

export const loadsOf = (report: LoadReport): number => (report.outcome === 'mounted' ? report.standsFor : 1);

/** Adds what a page reported to the counts of this minute, which all processes share. */
export async function countLoads({ db, now }: Pick<Services, 'db' | 'now'>, reports: readonly LoadReport[]) {
  const minute = new Date(Math.floor(now().getTime() / 60_000) * 60_000);
  const groups = Map.groupBy(reports, (report) =>
    [report.remote, report.version, report.channel, outcomeOf(report)].join(' '),
  );
  // Sorted, so that two reports of the same rows cannot deadlock.
  const rows = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...others]]) => {
      if (first === undefined) return [];
      const { remote, version, channel } = first;
      const loads = [first, ...others].reduce((sum, report) => sum + loadsOf(report), 0);
      return [{ minute, remote, version, channel, outcome: outcomeOf(first), loads }];
    });
  await runAsSystem(db, (tx) =>
    tx
      .insertInto('remoteLoads')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['minute', 'remote', 'version', 'channel', 'outcome'])
          .doUpdateSet((eb) => ({ loads: eb('remoteLoads.loads', '+', eb.ref('excluded.loads')) })),
      )
      .execute(),
  );
}
