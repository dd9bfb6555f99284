import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '../../http/problem.ts';
import { sanitiseSvg } from './sanitise-svg.ts';

/** The result of `sanitiseSvgInWorker`: the sanitised drawing, or why it is refused. */
export type SvgAnswer = { readonly clean: string } | { readonly errors: Problem['errors'] };

parentPort?.postMessage(answer());

function answer(): SvgAnswer {
  try {
    return { clean: sanitiseSvg(String(workerData)) };
  } catch (error) {
    if (error instanceof Problem) return { errors: error.errors };
    throw error;
  }
}
