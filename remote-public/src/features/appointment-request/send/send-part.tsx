import { useTranslation } from 'react-i18next';
import { useNow } from 'shared-ui/domain/time/use-now.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { expiryOf } from 'shared-contracts/processes/expiry-of';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { SummaryList } from 'shared-ui/primitives/summary-list/summary-list.tsx';
import { useVisitorZone } from '../../../time/use-visitor-zone.ts';
import styles from '../steps/choice-part.module.css';
import { momentWords } from '../times/moment-words.ts';
import { SlotWords } from '../times/slot-words.tsx';
import { SendFailure } from './send-failure.tsx';
import type { Booking } from '../use-booking.ts';
import { useCancelRule } from './use-cancel-rule.ts';
import { useFocusOn } from './use-focus-on.ts';
import { useMeetingWords } from '../steps/use-meeting-words.ts';
import type { OwnPhone } from './use-own-phone.ts';
import { usePhoneRow } from './use-phone-row.tsx';
import { useTimeThere } from '../times/use-time-there.ts';

interface SendPartProps {
  readonly professional: PublicProfessional;
  readonly booking: Booking;
  readonly user: SessionUser | null;
  readonly phone: OwnPhone;
  /** What the request still waits for. */
  readonly awaited: 'phone.loading' | 'phone.needed' | 'documents.pending' | undefined;
}

/** What happens next, and why the request was not sent. */
export function SendPart({ professional, booking, user, phone, awaited }: SendPartProps) {
  const { t } = useTranslation('remote-public/booking');
  const { locale } = usePlatform();
  const zone = useVisitorZone() ?? professional.timeZone;
  const now = useNow();
  const { type, startsAt, consultation, problem } = booking;
  const failure = problem === null || problem.loss !== undefined ? null : problem;
  const failureRef = useFocusOn(failure);
  const phoneRow = usePhoneRow(phone);
  const meeting = useMeetingWords(professional);
  const cancelRule = useCancelRule(professional, startsAt, false);
  const timeThere = useTimeThere(professional);
  // The bar says the slot too: here it is in full where two clocks are involved.
  const isElsewhere = startsAt !== null && timeThere(startsAt) !== undefined;
  const rows = [
    ...(isElsewhere
      ? [
          {
            term: t('review.slot'),
            value: <SlotWords startsAt={startsAt} minutes={consultation.minutes} professional={professional} />,
          },
        ]
      : []),
    ...(type === null || phone.number !== undefined
      ? []
      : [{ term: t('done.meet'), value: meeting({ callType: type, meetingProvider: consultation.meetingProvider }) }]),
    ...phoneRow,
    ...(cancelRule === undefined ? [] : [{ term: t('cancel.term'), value: cancelRule }]),
  ];
  const until = startsAt === null ? undefined : expiryOf(new Date(now), new Date(startsAt)).toISOString();
  return (
    <section className={styles.part} aria-labelledby="send">
      <h2 id="send" className={styles.title}>
        {t('parts.send')}
      </h2>
      {rows.length === 0 ? null : <SummaryList rows={rows} />}
      {user?.role === 'client' ? (
        <p id="send-note" className={styles.note}>
          {awaited !== undefined
            ? t(awaited)
            : until === undefined
              ? t('review.free')
              : t('review.note', { until: momentWords(until, locale, zone) })}
        </p>
      ) : user === null ? (
        <p className={styles.note}>{t('identity.text')}</p>
      ) : (
        <Notice tone="info">{t(user.role === 'operator' ? 'identity.operator' : 'identity.professional')}</Notice>
      )}
      {failure === null ? null : (
        <div ref={failureRef} tabIndex={-1} className={styles.refocused}>
          <SendFailure problem={failure} booking={booking} />
        </div>
      )}
    </section>
  );
}
