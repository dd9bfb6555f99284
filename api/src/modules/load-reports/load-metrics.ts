import { Counter, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import { loadPhases } from 'shared-contracts/schemas/load-lists';
import type { LoadReport } from 'shared-contracts/schemas/load-report';
import { loadsOf } from './count-loads.ts';

const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts reports for Prometheus. Label values are bounded: reports are verified before they are counted. */
export function loadMetrics(registry: Registry): (reports: readonly LoadReport[]) => void {
  const registers = [registry];
  const outcomes = new Counter({
    name: 'nimbia_remote_loads_total',
    help: 'Loads of remotes by how they ended, as browsers report them; those that went well are sampled, and counted for those they stand for.',
    labelNames: ['remote', 'version', 'channel', 'outcome', 'step', 'reason'],
    registers,
  });
  const phases = new Histogram({
    name: 'nimbia_remote_load_phase_seconds',
    help: 'How long the phases of loads took that were reported.',
    labelNames: ['remote', 'channel', 'phase'],
    buckets: BUCKETS,
    registers,
  });
  return (reports) => {
    for (const report of reports) {
      const { remote, version, channel, outcome } = report;
      const cause = report.outcome === 'failed' ? { step: report.step, reason: report.reason } : {};
      outcomes.inc({ remote, version, channel, outcome, ...cause }, loadsOf(report));
      for (const phase of loadPhases) {
        const took = report.phases[phase];
        if (took !== undefined) phases.observe({ remote, channel, phase }, took / 1000);
      }
    }
  };
}
