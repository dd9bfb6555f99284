import type { Services } from '../services/services.ts';

export interface JobContext extends Services {
  /** Aborted on shutdown: running work finishes, no new work starts. */
  readonly stop: AbortSignal;
}

/** A scheduled job. It may run twice at once or be interrupted at any point, so it only handles what is due. */
export interface Job {
  readonly name: string;
  /** Cron expression, in UTC. A missed run is caught up once. */
  readonly cron: string;
  /** A NOTIFY on it runs the job at once. Such a job also runs when the process starts. */
  readonly channel?: string;
  /** Returns counts for the log. */
  run(context: JobContext): Promise<Readonly<Record<string, number>>>;
}
