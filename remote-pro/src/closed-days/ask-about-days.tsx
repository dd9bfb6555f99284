import { lazy, Suspense } from 'react';
import type { Reader } from 'shared-ui/domain/appointments/format-time.ts';
import { dateToday } from '../model/date-of.ts';
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
  /** Something was written: what is true must be fetched. */
  readonly onChange: () => void;
}

/** The dialog of the question that is open, if one is. */
export function AskAboutDays({ question, reader, timeZone, onClose, onChange }: AskAboutDaysProps) {
  const handleDone = () => {
    onClose();
    onChange();
  };
  if (question?.kind === 'write') {
    const { from, to, group } = question;
    return (
      <Suspense fallback={null}>
        <ExceptionDialog
          draft={{ from, to, group }}
          reader={reader}
          timeZone={timeZone}
          today={dateToday(timeZone)}
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
