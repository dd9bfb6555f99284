import { useTranslation } from 'react-i18next';
import type { AppointmentView } from 'shared-contracts/appointments/appointment-view';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { AppointmentCalendar } from 'shared-ui/appointment/appointment-calendar';
import { AskAboutDays } from '../../closed-days/ask-about-days.tsx';
import { useClosedDays } from '../../closed-days/use-closed-days.ts';

interface ExceptionCalendarProps {
  readonly view: AppointmentView;
  /** Of the practice. */
  readonly timeZone: string;
  /** Rises when days were written: the shown range is fetched again. */
  readonly version: number;
  readonly onChange: () => void;
}

/** The days that differ: select more of them, drag, pull or open the ones there are. */
export function ExceptionCalendar({ view, timeZone, version, onChange }: ExceptionCalendarProps) {
  const { t } = useTranslation('remote-pro/availability');
  const { telemetry } = usePlatform();
  const days = useClosedDays(timeZone, version);
  return (
    <>
      <AppointmentCalendar
        view={view}
        label={t('exceptions.calendar')}
        loadDays={days.load}
        onOpen={days.open}
        onMove={days.move}
        onSelect={days.select}
        onError={(error) => telemetry.error(error, { place: 'calendar of exceptions' })}
      />
      <AskAboutDays
        question={days.question}
        reader={view.reader}
        timeZone={timeZone}
        onClose={days.close}
        onChange={onChange}
      />
    </>
  );
}
