import type { Words } from './words.ts';
import type { Problem } from 'shared-contracts/schemas/wire';

/** What stands in the way, in words; the notice for cancelling says what to do instead. */
export const problemText = (problem: Problem, words: Words, errorText: (code: string) => string): string =>
  problem.code === 'CANCEL_NOTICE_PASSED' ? words('cancelPrompt.noticePassed') : errorText(problem.code);
