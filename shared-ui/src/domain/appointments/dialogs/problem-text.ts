import type { TranslateAppointments } from '../../texts/translate.ts';
import type { Problem } from 'shared-contracts/schemas/wire';

/** The message of a problem; for a late cancellation, with what to do instead. */
export const problemText = (
  problem: Problem,
  translate: TranslateAppointments,
  errorText: (code: string) => string,
): string =>
  problem.code === 'CANCEL_NOTICE_PASSED' ? translate('cancelPrompt.noticePassed') : errorText(problem.code);
