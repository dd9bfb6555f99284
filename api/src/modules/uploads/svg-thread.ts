import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '../../http/problem.ts';
import { cleanSvg } from './clean-svg.ts';

/** What the thread of `cleanSvgApart` says in the end: the drawing, or what it is refused for. */
export type SvgAnswer = { readonly clean: string } | { readonly errors: Problem['errors'] };

parentPort?.postMessage(answer());

function answer(): SvgAnswer {
  try {
    return { clean: cleanSvg(String(workerData)) };
  } catch (error) {
    if (error instanceof Problem) return { errors: error.errors };
    throw error;
  }
}
