import { Download, Printer } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { mostAppointments } from 'shared-ui/domain/appointments/queries/appointment-client.ts';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import type { CalendarRange } from 'shared-ui/domain/appointments/calendar/appointment-calendar.tsx';
import { saveFile } from 'shared-ui/domain/files/save-file.ts';
import { IconButton } from 'shared-ui/primitives/button/icon-button.tsx';
import { appointmentsCsv, columns } from './save-as-csv.ts';
import { wasCancelled } from 'shared-contracts/processes/was-cancelled';

interface PrintAndSaveProps {
  readonly view: AppointmentView;
  /** Names the file: the dates that are shown. */
  readonly name: string;
  /** False while there is nothing to print or save yet. */
  readonly isReady?: boolean;
  readonly load: () => Loaded | Promise<Loaded>;
  /** Renders what was loaded, where the page does not show all of it. */
  readonly onPrint?: ((rows: readonly Appointment[]) => void) | undefined;
}

interface Loaded {
  readonly rows: readonly Appointment[];
  /** What of them is shown; all by default. */
  readonly range?: CalendarRange | undefined;
  /** Whether there are more than are loaded. */
  readonly isCut?: boolean;
}

/** Prints what is shown, or saves its appointments as a file. */
export function PrintAndSave({ view, name, isReady = true, load, onPrint }: PrintAndSaveProps) {
  const { t } = useTranslation('remote-pro/diary');
  const { telemetry, toast } = usePlatform();
  const handleSave = async () => {
    try {
      const header = columns.map((column) => t(`column.${column}`));
      const { rows, range, isCut } = await load();
      saveFile(`${t('file')}-${name}.csv`, appointmentsCsv(header, rows, view, range), 'text/csv;charset=utf-8');
      if (isCut) toast.info(t('saveCut', { count: mostAppointments }));
    } catch (error) {
      if (wasCancelled(error)) return;
      telemetry.error(error, { place: 'diary file' });
      toast.error(t('saveFailed'));
    }
  };
  const handlePrint = async () => {
    if (!onPrint) return window.print();
    try {
      const { rows, isCut } = await load();
      flushSync(() => onPrint(rows));
      if (isCut) toast.info(t('printCut', { count: mostAppointments }));
      window.print();
    } catch (error) {
      if (wasCancelled(error)) return;
      telemetry.error(error, { place: 'printed diary' });
      toast.error(t('printFailed'));
    }
  };
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <IconButton
        label={t('print')}
        size="dense"
        variant="secondary"
        icon={<Printer {...icon} />}
        aria-disabled={!isReady || undefined}
        onClick={() => isReady && void handlePrint()}
      />
      <IconButton
        label={t('save')}
        size="dense"
        variant="secondary"
        icon={<Download {...icon} />}
        aria-disabled={!isReady || undefined}
        onClick={() => isReady && void handleSave()}
      />
    </>
  );
}
