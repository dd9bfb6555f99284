import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Reader } from 'shared-ui/domain/appointments/format-time.ts';
import { refreshPractice } from '../../data/practice-queries.ts';
import { dateOf } from '../../model/date-of.ts';
import { MoveDaysDialog } from './move-days-dialog.tsx';
import type { DaysQuestion } from './use-closed-days.ts';

/** Its date fields and their calendar are more than the page itself: fetched when somebody asks. */
const ExceptionDialog = lazy(async () => ({ default: (await import('./exception-dialog.tsx')).ExceptionDialog }));

interface AskAboutDaysProps {
  readonly question: DaysQuestion | undefined;
  readonly reader: Reader;
  /** Of the practice. */
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** The dialog of the question that is open, if one is; what it writes, or is refused, is fetched again. */
export function AskAboutDays({ question, reader, timeZone, onClose }: AskAboutDaysProps) {
  const client = useQueryClient();
  const handleDone = () => {
    onClose();
    void refreshPractice(client);
  };
  if (question?.kind === 'write') {
    const { from, to, group } = question;
    return (
      <Suspense fallback={null}>
        <ExceptionDialog
          draft={{ from, to, group }}
          reader={reader}
          timeZone={timeZone}
          today={dateOf(new Date(), timeZone)}
          onClose={onClose}
          onSaved={handleDone}
        />
      </Suspense>
    );
  }
  if (question?.kind !== 'move') return null;
  const { move, group } = question;
  return (
    <MoveDaysDialog
      move={move}
      group={group}
      reader={reader}
      timeZone={timeZone}
      onDone={handleDone}
      onCancel={onClose}
    />
  );
}
