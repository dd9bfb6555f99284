import type { RegisteredRemote } from 'shared-contracts/remote/registry';
import type { LoadCount } from 'shared-contracts/schemas/load-report';

export interface JudgeLimits {
  /** Percent of a canary's loads that may fail. */
  readonly percent: number;
  /** Fewer loads of it say nothing yet. */
  readonly leastLoads: number;
}

/** A canary is only blamed for what happens to it this many times as often as to the stable version: a bad network fails both. */
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

const said = ({ loads, failed, rate }: Tally): string =>
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

/** Minutes that were not over when the trial began. */
const isSince = ({ minute }: LoadCount, since: string | undefined): boolean =>
  since === undefined || Date.parse(minute) + 60_000 > Date.parse(since);

/** Why the canary of a remote must go, in a sentence; nothing while it may stay or has none. */
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
  return `${said(canary)}, most at ${mostFrequent(ofCanary)}; of the stable version ${said(stable)}`;
}
