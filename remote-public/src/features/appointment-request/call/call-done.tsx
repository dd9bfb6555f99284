import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { useIsAhead } from 'shared-ui/domain/time/use-is-ahead.ts';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Guilloche } from 'shared-ui/primitives/guilloche/guilloche.tsx';
import { SummaryList } from 'shared-ui/primitives/summary-list/summary-list.tsx';
import { useLiveAppointments } from '../done/use-live-appointments.ts';
import { formatTime } from '../../../time/slot-format.ts';
import { useVisitorZone } from '../../../time/use-visitor-zone.ts';
import { BookingDone } from '../done/booking-done.tsx';
import styles from '../booking-view.module.css';
import callStyles from './call-done.module.css';
import { NextSlots } from '../times/next-slots.tsx';
import { OthersNow } from './others-now.tsx';
import { useBookedWords } from '../steps/use-booked-words.ts';
import { useOwnPhone } from '../send/use-own-phone.ts';

interface CallDoneProps {
  readonly professional: PublicProfessional;
  readonly sent: Appointment;
}

/** A request for a call at once while it waits, and its answer as it comes; with no call, the next times and other people. */
export function CallDone({ professional, sent }: CallDoneProps) {
  const isAhead = useIsAhead(sent.status === 'waiting' ? sent.expiresAt : null);
  useLiveAppointments();
  const state = sent.status === 'waiting' && !isAhead ? 'expired' : sent.status;
  const isProposed = state === 'waiting' && sent.proposedBy === 'professional';
  if (isProposed || (state !== 'waiting' && state !== 'accepted' && state !== 'rejected' && state !== 'expired'))
    return <BookingDone professional={professional} sent={sent} documentNames={[]} />;
  return <CallState professional={professional} sent={sent} state={state} />;
}

function CallState({
  professional,
  sent,
  state,
}: CallDoneProps & { readonly state: 'waiting' | 'accepted' | 'rejected' | 'expired' }) {
  const { t } = useTranslation(['remote-public/call', 'remote-public/booking']);
  const { t: tBooking } = useTranslation('remote-public/booking');
  const { locale } = usePlatform();
  const zone = useVisitorZone() ?? professional.timeZone;
  const name = partyName(professional);
  const own = useOwnPhone(sent.clientId);
  const number = own.number ? formatPhone(own.number) : undefined;
  const booked = useBookedWords(sent);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => title.current?.focus(), []);
  const time = formatTime(sent.expiresAt ?? sent.startsAt, locale, zone);
  const isOver = state === 'rejected' || state === 'expired';
  return (
    <div className={styles.receipt}>
      <div className={styles.receiptHead} aria-live="polite">
        <Guilloche />
        <h1 ref={title} tabIndex={-1}>
          {t(state, { name })}
        </h1>
        {isOver ? null : (
          <p className={`${styles.with} ${callStyles.told}`}>
            {t(`${state}Text${number === undefined ? 'Plain' : ''}`, { name, time, number })}
          </p>
        )}
      </div>
      {state === 'waiting' && sent.expiresAt !== null ? <Countdown until={sent.expiresAt} label={t('left')} /> : null}
      {isOver ? (
        <>
          <div className={callStyles.instead}>
            <p>{t('choose')}</p>
            <NextSlots professional={professional} consultationId={sent.consultationId ?? undefined} />
          </div>
          <OthersNow professional={professional} />
        </>
      ) : (
        <>
          <SummaryList
            rows={[
              { term: tBooking('review.professional'), value: name },
              ...(booked === null
                ? []
                : [
                    {
                      term: tBooking('consultation.legend'),
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
              {
                term: tBooking('review.reason'),
                value: (
                  <span className={styles.reason} lang="">
                    {sent.reason}
                  </span>
                ),
              },
            ]}
          />
          <div className={styles.actions}>
            {state === 'waiting' ? (
              <ButtonLink variant="secondary" to="/user/en-attente">
                {tBooking('done.follow')}
              </ButtonLink>
            ) : (
              <>
                <ButtonLink to={href('/user/rendez-vous/:id', { id: sent.id })}>{tBooking('done.open')}</ButtonLink>
                <ButtonLink variant="secondary" to={href('/alt-zoom', undefined, { appointment: sent.id })}>
                  {t('room')}
                </ButtonLink>
              </>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** Minutes and seconds, not read out as they pass. */
function Countdown({ until, label }: { readonly until: string; readonly label: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p className={callStyles.countdown}>
      <span className={callStyles.label}>{label}</span>
      <span role="timer" aria-live="off">
        {text}
      </span>
    </p>
  );
}
