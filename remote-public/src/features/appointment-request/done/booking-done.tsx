import { CalendarPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { saveCalendarFile } from 'shared-ui/domain/appointments/page/save-calendar-file.ts';
import { useLiveAppointments } from './use-live-appointments.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { formatDay, formatTimeRange } from 'shared-contracts/formats/time/reader-time';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import { sameClock } from '../../../time/slot-format.ts';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { withLocale } from 'shared-contracts/remote/localized-path';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Guilloche } from 'shared-ui/primitives/guilloche/guilloche.tsx';
import { hasContact, PracticeContact } from 'shared-ui/domain/contact/practice-contact.tsx';
import { SummaryList } from 'shared-ui/primitives/summary-list/summary-list.tsx';
import { useVisitorZone } from '../../../time/use-visitor-zone.ts';
import styles from '../booking-view.module.css';
import { lengthOf } from '../times/length-of.ts';
import { momentWords } from '../times/moment-words.ts';
import { SlotWords } from '../times/slot-words.tsx';
import { useBookedWords } from '../steps/use-booked-words.ts';
import { useCancelRule } from '../send/use-cancel-rule.ts';
import { useMeetingWords } from '../steps/use-meeting-words.ts';
import { useOwnPhone } from '../send/use-own-phone.ts';

interface BookingDoneProps {
  readonly professional: PublicProfessional;
  readonly sent: Appointment;
  /** Names of its documents. */
  readonly documentNames: readonly string[];
}

/** Texts of the receipt by status; a proposal counts as an answer, and past appointments are over. */
function stateOf({ status, proposedBy }: Appointment) {
  if (status === 'done' || status === 'no_show') return 'past';
  return proposedBy === 'professional' && (status === 'waiting' || status === 'accepted') ? 'proposed' : status;
}

/** The receipt. It follows live updates while the professional decides. */
export function BookingDone({ professional, sent, documentNames }: BookingDoneProps) {
  const { t } = useTranslation(['remote-public/booking', 'remote-public/common']);
  const { origin, locale } = usePlatform();
  const zone = useVisitorZone() ?? professional.timeZone;
  const name = partyName(professional);
  const state = stateOf(sent);
  const isAhead = state === 'waiting' || state === 'proposed' || state === 'accepted';
  const { number } = useOwnPhone(sent.callType === 'call' ? sent.clientId : null);
  const cancelRule = useCancelRule(professional, sent.startsAt, sent.status === 'accepted');
  const meeting = useMeetingWords(professional);
  const booked = useBookedWords(sent);
  useLiveAppointments();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => title.current?.focus(), []);
  const { timeZone } = professional;
  const there = { locale, timeZone };
  const time = `${formatDay(sent.startsAt, there)}, ${formatTimeRange(sent.startsAt, sent.endsAt, there)} (${zoneLabel(timeZone, locale, professional)})`;
  const elsewhere = sameClock(sent.startsAt, zone, timeZone) ? [] : [t('done.eventElsewhere', { name, time })];
  // Without the reason: others may see the calendar.
  const words = ({ id, callType, meetingProvider }: Appointment) => ({
    summary: t('done.event', { name, context: state }),
    description: [
      [booked?.name, booked?.fee, meeting({ callType, meetingProvider }, number)].filter(Boolean).join(' · '),
      ...elsewhere,
    ].join('\n'),
    location: callType === 'in_person' ? (professional.address ?? professional.city) : undefined,
    url: origin + withLocale(href('/user/rendez-vous/:id', { id }), locale),
  });
  return (
    <div className={styles.receipt}>
      <div className={styles.receiptHead} aria-live="polite">
        <Guilloche />
        <h1 ref={title} tabIndex={-1}>
          {t('done.title', { context: state })}
        </h1>
        <p className={styles.with}>
          {state === 'waiting' && sent.expiresAt
            ? t('done.textUntil', { name, until: momentWords(sent.expiresAt, locale, zone) })
            : t('done.text', { name, context: state })}
        </p>
      </div>
      <SummaryList
        rows={[
          { term: t('review.professional'), value: name },
          ...(booked === null
            ? []
            : [
                {
                  term: t('consultation.legend'),
                  value: (
                    <>
                      <span>{booked.name}</span>
                      <span translate="no" className={styles.length}>
                        {booked.fee}
                      </span>
                    </>
                  ),
                },
              ]),
          { term: t('review.type'), value: t(`callType.${sent.callType}`, { ns: 'remote-public/common' }) },
          {
            term: t('review.slot'),
            value: <SlotWords startsAt={sent.startsAt} minutes={lengthOf(sent)} professional={professional} />,
          },
          ...(isAhead ? [{ term: t('done.meet'), value: meeting(sent, number) }] : []),
          ...(isAhead && sent.status === 'accepted' && hasContact(professional)
            ? [{ term: t('done.contact'), value: <PracticeContact {...professional} /> }]
            : []),
          ...(isAhead && cancelRule ? [{ term: t('cancel.term'), value: cancelRule }] : []),
          {
            term: t('review.reason'),
            value: (
              <span className={styles.reason} lang="">
                {sent.reason}
              </span>
            ),
          },
          ...(documentNames.length > 0
            ? [{ term: t('documents.sent'), value: new Intl.ListFormat(locale).format(documentNames) }]
            : []),
        ]}
      />
      <div className={styles.actions}>
        {state === 'waiting' ? (
          <ButtonLink to="/user/en-attente">{t('done.follow')}</ButtonLink>
        ) : (
          <ButtonLink to={href('/user/rendez-vous/:id', { id: sent.id })}>{t('done.open')}</ButtonLink>
        )}
        {sent.status !== 'waiting' && sent.status !== 'accepted' ? null : (
          <Button
            variant="secondary"
            icon={<CalendarPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => saveCalendarFile(sent, words(sent))}
          >
            {t('done.calendar')}
          </Button>
        )}
      </div>
    </div>
  );
}
