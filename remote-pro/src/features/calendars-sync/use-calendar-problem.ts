import { useTranslation } from 'react-i18next';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { calendarProblems, mostCalendars, type CalendarProblem } from 'shared-contracts/schemas/calendar-source';

/** Field (`root` without one) and message of a refusal. */
export interface CalendarFault {
  readonly field: string;
  readonly message: string;
}

/** Says at which field something went wrong, and what: the other service's answer in plain words. */
export function useCalendarProblem(): (error: unknown) => CalendarFault {
  const { t } = useTranslation('remote-pro/calendars');
  const errorText = useErrorText();
  return (error) => {
    if (!(error instanceof ProblemError)) throw error;
    const { code, errors, details } = error.problem;
    const [first] = errors;
    if (code === 'LIMIT_EXCEEDED') return { field: 'root', message: t('full', { count: mostCalendars }) };
    const failure = calendarProblems.find((one): one is CalendarProblem => one === details?.['failure']);
    const message = failure ? t(`failure.${failure}`) : errorText(first?.code ?? code);
    return { field: first?.pointer.slice(1) || 'root', message };
  };
}
