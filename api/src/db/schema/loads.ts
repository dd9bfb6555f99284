import type { Instant } from './column-types.ts';

/** Loads of a remote within one minute that ended alike. */
export interface RemoteLoadsTable {
  minute: Instant;
  remote: string;
  version: string;
  channel: 'stable' | 'canary';
  /** `mounted`, or step and reason. */
  outcome: string;
  loads: number;
}
