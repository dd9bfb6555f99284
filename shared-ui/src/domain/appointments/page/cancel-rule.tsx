import { formatMoment } from '../../time/format-time.ts';
import type { AppointmentView } from '../appointment-view.ts';
import { isWithinNotice } from 'shared-contracts/processes/is-within-notice';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { hasContact, PracticeContact } from '../../contact/practice-contact.tsx';
import { Link } from '../../../primitives/link/link.tsx';
import { Notice } from '../../../primitives/notice/notice.tsx';
import styles from '../appointment.module.css';

const HOUR = 3_600_000;

interface CancelRuleProps {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
}

/** The cancellation deadline for the client; afterwards, how to reach the practice. */
export function CancelRule({ appointment, view }: CancelRuleProps) {
  const { translate, party, reader, now, hrefOfMessages } = view;
  const { closedPages } = usePlatform();
  const { status, startsAt, professional } = appointment;
  const { cancelNoticeHours: hours, slug } = professional;
  const start = new Date(startsAt);
  if (party !== 'client' || status !== 'accepted' || typeof hours !== 'number' || start.getTime() <= now) return null;
  if (!isWithinNotice(start, new Date(now), hours)) {
    const last = new Date(start.getTime() - hours * HOUR).toISOString();
    return <p className={styles.rule}>{translate('notice.until', { when: formatMoment(last, reader) })}</p>;
  }
  const message =
    hrefOfMessages === undefined || closedPages.includes('/user/message') ? undefined : (
      <Link to={hrefOfMessages(appointment)}>{translate('notice.write')}</Link>
    );
  const profile = slug ? (
    <Link to={href('/professionnels/:idname', { idname: slug })}>{translate('notice.profile')}</Link>
  ) : undefined;
  return (
    <Notice
      tone="warning"
      title={translate('notice.passed')}
      action={
        <span className={styles.ways}>
          {message}
          {hasContact(professional) ? <PracticeContact {...professional} /> : message === undefined ? profile : null}
        </span>
      }
    >
      {translate('notice.instead', { count: hours })}
    </Notice>
  );
}
