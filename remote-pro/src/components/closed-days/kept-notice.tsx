import { useTranslation } from 'react-i18next';
import { formatDay, formatTimeRange, type Reader } from 'shared-ui/domain/time/format-time.ts';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { href } from 'shared-contracts/remote/paths';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import type { KeptAppointment } from './kept-appointments.ts';

interface KeptNoticeProps {
  readonly kept: readonly KeptAppointment[];
  /** For days with other hours instead of closed ones. */
  readonly hasHours: boolean;
  readonly reader: Reader;
}

/** Lists the appointments on days about to be closed, and says that they are kept. */
export function KeptNotice({ kept, hasHours, reader }: KeptNoticeProps) {
  const { t } = useTranslation('remote-pro/closed-days');
  if (kept.length === 0) return null;
  const textOf = ({ startsAt, endsAt, isProposed }: KeptAppointment['times'][number]) => {
    const when = `${formatDay(startsAt, reader, 'short')} · ${formatTimeRange(startsAt, endsAt, reader)}`;
    return isProposed ? t('kept.proposed', { when }) : when;
  };
  const list = new Intl.ListFormat(reader.locale);
  return (
    <Notice tone="warning" live="polite" title={t(hasHours ? 'kept.hours' : 'kept.closed')}>
      <ul>
        {kept.map(({ appointment, times }) => (
          <li key={appointment.id}>
            <Link to={href('/pro/rendez-vous/:id', { id: appointment.id })}>
              {t('kept.entry', { name: partyName(appointment.client), when: list.format(times.map(textOf)) })}
            </Link>
          </li>
        ))}
      </ul>
      <p>{t('kept.text')}</p>
    </Notice>
  );
}
