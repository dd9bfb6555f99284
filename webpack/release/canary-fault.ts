import type { RegisteredRemote } from 'shared-contracts/remote/registry';
import type { LoadCount } from 'shared-contracts/schemas/load-report';

export interface JudgeLimits {
  /** Tolerated failure rate of a canary, in percent. */
  readonly percent: number;
  /** Minimum sample size. */
  readonly leastLoads: number;
}

/** A canary fails only when its rate is this many times that of the stable version: network trouble affects both. */
const timesStable = 2;

interface Tally {
  readonly loads: number;
  readonly failed: number;
  /** In percent. */
  readonly rate: number;
}

const sum = (counts: readonly LoadCount[]): number => counts.reduce((total, { loads }) => total + loads, 0);

const tally = (counts: readonly LoadCount[]): Tally => {
  const loads = sum(counts);
  const failed = sum(counts.filter(({ outcome }) => outcome !== 'mounted'));
  return { loads, failed, rate: loads === 0 ? 0 : (failed / loads) * 100 };
};

const describe = ({ loads, failed, rate }: Tally): string =>
  `${failed} of ${loads} loads failed (${rate.toFixed(rate < 10 ? 1 : 0)} %)`;

const mostFrequent = (counts: readonly LoadCount[]): string => {
  const failures = Object.entries(
    Object.groupBy(
      counts.filter(({ outcome }) => outcome !== 'mounted'),
      ({ outcome }) => outcome,
    ),
  );
  const [first] = failures.sort(([, a = []], [, b = []]) => sum(b) - sum(a));
  return first?.[0] ?? '';
};

/** Minutes that ended after the trial began. */
const isSince = ({ minute }: LoadCount, since: string | undefined): boolean =>
  since === undefined || Date.parse(minute) + 60_000 > Date.parse(since);

/** Why the canary of a remote must be taken back, in a sentence; undefined when it need not. */
export function canaryFault(
  { name, channels }: RegisteredRemote,
  counts: readonly LoadCount[],
  { percent, leastLoads }: JudgeLimits,
): string | undefined {
  const tried = channels.canary;
  if (tried === undefined) return undefined;
  const own = counts.filter((count) => count.remote === name && isSince(count, tried.since));
  const ofCanary = own.filter(({ channel, version }) => channel === 'canary' && version === tried.version);
  const canary = tally(ofCanary);
  const stable = tally(own.filter(({ channel, version }) => channel === 'stable' && version === channels.stable));
  if (canary.loads < leastLoads || canary.rate <= percent || canary.rate <= stable.rate * timesStable) return undefined;
  return `${describe(canary)}, most at ${mostFrequent(ofCanary)}; of the stable version ${describe(stable)}`;
}
