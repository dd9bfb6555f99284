import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Reader } from 'shared-ui/domain/time/format-time.ts';
import { refreshPractice } from '../../data/practice/practice-queries.ts';
import { dateToday } from '../../model/date-of.ts';
import { MoveDaysDialog } from './move-days-dialog.tsx';
import type { ClosedDaysDialog } from './use-closed-days.ts';

/** Its date fields and calendar are larger than the page, so they load on demand. */
const ExceptionDialog = lazy(async () => ({ default: (await import('./exception-dialog.tsx')).ExceptionDialog }));

interface ClosedDaysDialogsProps {
  readonly dialog: ClosedDaysDialog | undefined;
  readonly reader: Reader;
  /** Of the practice. */
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** The open dialog, if any; when it closes with a result, the practice is fetched again. */
export function ClosedDaysDialogs({ dialog, reader, timeZone, onClose }: ClosedDaysDialogsProps) {
  const client = useQueryClient();
  const handleDone = () => {
    onClose();
    void refreshPractice(client);
  };
  if (dialog?.kind === 'write') {
    const { from, to, group } = dialog;
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
  if (dialog?.kind !== 'move') return null;
  const { move, group } = dialog;
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
