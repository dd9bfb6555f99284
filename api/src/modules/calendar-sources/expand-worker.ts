import { parentPort, workerData } from 'node:worker_threads';
import { expandBusy, TooManyEvents } from './expand-busy.ts';
import type { ExpandedCalendar, ExpandOptions } from './expand-busy.ts';

export type ExpandAnswer = { readonly expanded: ExpandedCalendar } | { readonly failure: 'not_calendar' | 'too_large' };

export interface ExpandTask {
  readonly texts: readonly string[];
  readonly options: ExpandOptions;
}

parentPort?.postMessage(answer(workerData as ExpandTask));

function answer({ texts, options }: ExpandTask): ExpandAnswer {
  try {
    return { expanded: expandBusy(texts, options) };
  } catch (error) {
    return { failure: error instanceof TooManyEvents ? 'too_large' : 'not_calendar' };
  }
}
