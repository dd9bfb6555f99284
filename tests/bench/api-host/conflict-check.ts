import { measurePairs, namePairs } from '../../../api/src/modules/conflict-checks/measure-pairs.ts';
import { sameName } from '../../../api/src/modules/conflict-checks/same-name.ts';
import type { Section } from '../section.ts';
import { timedOnCore } from './timed.ts';

const RUNS = 200;

/** How well the conflict check tells names apart, on pairs that people have labelled. */
export function conflictCheck(): Section {
  const all = namePairs();
  const rows = ['tuned', 'held out', 'all'].map((half) => {
    const pairs = half === 'all' ? all : all.filter((pair) => pair.half === half);
    const { recall, precision, wrong } = measurePairs(pairs);
    const milliseconds = timedOnCore(() => {
      for (let run = 0; run < RUNS; run += 1) for (const { one, other } of pairs) sameName(one, other);
    }, 3);
    return [
      half,
      pairs.length,
      recall,
      0.98,
      precision,
      0.9,
      wrong.length,
      (milliseconds * 1000) / RUNS / pairs.length,
    ];
  });
  return {
    title: 'Conflict check, pure',
    note: 'Pairs of names with the answer of a person; the rules were changed by looking at the tuned ones only.',
    columns: ['pairs', 'number', 'recall', 'at least', 'precision', 'at least', 'wrong', 'µs a pair'],
    rows,
  };
}
