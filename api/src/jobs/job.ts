import type { Services } from '../services.ts';

export interface JobContext extends Services {
  /** Aborted when the process is asked to end: what has begun is finished, nothing else is begun. */
  readonly stop: AbortSignal;
}

/** What happens by the clock. It may run twice at once and be cut off anywhere: it takes up what is due and nothing else. */
export interface Job {
  readonly name: string;
  /** When, in UTC, as cron writes it. A time that passed while nobody was up is made up for, once. */
  readonly cron: string;
  /** Answers what it did, for the log. */
  run(context: JobContext): Promise<Readonly<Record<string, number>>>;
}
