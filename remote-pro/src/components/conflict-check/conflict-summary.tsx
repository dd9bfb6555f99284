import { CircleCheck, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import type { ConflictMatch, ConflictState } from 'shared-contracts/schemas/conflict-check';
import { href } from 'shared-contracts/remote/paths';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { dateText } from '../../model/date-text.ts';
import styles from './conflict-check.module.css';
import { closedAs } from './conflict-of.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** Of matches on a card. */
const most = 2;

interface ConflictSummaryProps {
  readonly appointment: Appointment;
  readonly state: ConflictState;
  readonly view: Pick<AppointmentView, 'reader'>;
  /** Names are listed elsewhere, and every match is shown. */
  readonly isWhole?: boolean;
}

/** Who else the matter concerns, and whom of other matters that may be. */
export function ConflictSummary({ appointment, state, view: { reader }, isWhole = false }: ConflictSummaryProps) {
  const { t } = useTranslation('remote-pro/conflicts');
  const { parties, matches, isOpen, confirmedAt } = state;
  const closed = closedAs(appointment);
  const ended = closed === 'rejected' && appointment.changeReason === 'conflict_of_interest' ? 'declined' : closed;
  const shown = isWhole ? matches : matches.slice(0, most);
  return (
    <div className={styles.summary}>
      {isWhole || parties.length === 0 ? null : (
        <p className={styles.names}>
          <Scale {...icon} />
          <span>
            {parties.map(({ id, name, otherNames, role }, at) => (
              <span key={id}>
                {at > 0 ? <span>{', '}</span> : null}
                <span lang="">{[name, ...otherNames].join(' / ')}</span>{' '}
                <span className={styles.role}>{`(${t(`role.${role}`)})`}</span>
              </span>
            ))}
          </span>
        </p>
      )}
      {isOpen ? (
        <Notice tone={closed ? 'info' : 'warning'} title={t('found', { count: matches.length })}>
          <div className={styles.found}>
            <ul>
              {shown.map((match, at) => (
                <li key={`${match.appointmentId} ${at}`}>
                  <MatchText match={match} when={match.startsAt === null ? '' : dateText(match.startsAt, reader)} />
                </li>
              ))}
            </ul>
            {matches.length > shown.length ? <p>{t('more', { count: matches.length - shown.length })}</p> : null}
            {ended ? <p>{t(`ended.${ended}`)}</p> : null}
            {appointment.reason === null && !ended ? <p className={styles.role}>{t('withheld')}</p> : null}
          </div>
        </Notice>
      ) : (
        <Clear text={confirmedAt === null ? t('clear') : t('confirmed', { when: dateText(confirmedAt, reader) })} />
      )}
    </div>
  );
}

/** Where nobody else is named: the client was compared. */
export function NothingFound({ isWhole = false }: { readonly isWhole?: boolean }) {
  const { t } = useTranslation('remote-pro/conflicts');
  return <Clear text={t(isWhole ? 'noNames' : 'clear')} />;
}

const Clear = ({ text }: { readonly text: string }) => (
  <p className={styles.clear}>
    <CircleCheck {...icon} />
    <span>{text}</span>
  </p>
);

function MatchText({ match, when }: { readonly match: ConflictMatch; readonly when: string }) {
  const { t } = useTranslation('remote-pro/conflicts');
  const { name, withName, withRole, withClientName, withClientId, appointmentId } = match;
  const key = withRole === 'client' && withName !== withClientName ? 'alias' : withRole;
  return (
    <>
      <span>{`${t(`match.${key}`, { name, other: withName, client: withClientName })} · `}</span>
      {appointmentId === null ? (
        <Link to={href('/pro/clients/:id', { id: withClientId })}>{t('messages')}</Link>
      ) : (
        <Link to={href('/pro/rendez-vous/:id', { id: appointmentId })}>{t('meeting', { when })}</Link>
      )}
    </>
  );
}
