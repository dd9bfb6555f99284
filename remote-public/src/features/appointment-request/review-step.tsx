import { useTranslation } from 'react-i18next';
import { useNow } from 'shared-ui/domain/appointments/use-now.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { expiryOf } from 'shared-contracts/processes/expiry-of';
import { formatPhone } from 'shared-contracts/processes/format-phone';
import { partyName } from 'shared-contracts/processes/party-name';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { SummaryList } from 'shared-ui/primitives/summary-list/summary-list.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import { useFocusOnChange } from '../../components/use-focus-on-change.ts';
import { slotHolder } from '../../data/slot-holder.ts';
import { useVisitorZone } from '../../model/use-visitor-zone.ts';
import type { BookingStep } from './booking-steps.ts';
import styles from './booking-view.module.css';
import type { StepProps } from './booking-view.tsx';
import { ChangeLink } from './change-link.tsx';
import { HoldLine } from './hold-line.tsx';
import { HoldNotice } from './hold-notice.tsx';
import { IdentityGate } from './identity-gate.tsx';
import { momentWords } from './moment-words.ts';
import { PhoneForm } from './phone-form.tsx';
import { RequestDocuments } from './request-documents.tsx';
import { SendFailure } from './send-failure.tsx';
import { SlotWords } from './slot-words.tsx';
import { useCancelRule } from './use-cancel-rule.ts';
import { useMeetingWords } from './use-meeting-words.ts';
import { useOwnPhone } from './use-own-phone.ts';
import { useRequestDocuments } from './use-request-documents.ts';
import { useSendRequest } from './use-send-request.ts';

/** Summary of the request with links to change each part; then identity, then sending. */
export function ReviewStep({ professional, booking }: StepProps) {
  const { t } = useTranslation(['remote-public/booking', 'remote-public/common']);
  const { locale } = usePlatform();
  const zone = useVisitorZone() ?? professional.timeZone;
  const now = useNow();
  const user = useSessionUser();
  const { choice, startsAt, hold, reason, documents, addressOf } = booking;
  const isClient = user?.role === 'client';
  const files = useRequestDocuments({ ...booking, professionalId: professional.id, isOwned: isClient });
  const { send, isSending, problem, clearProblem } = useSendRequest(booking.finish, booking.awaitMail);
  const { type } = choice;
  const phone = useOwnPhone(type === 'call' && isClient ? user.id : null);
  const meeting = useMeetingWords(professional);
  const cancelRule = useCancelRule(professional, startsAt, false);
  const phoneRef = useFocusOnChange(String(phone.turns));
  if (type === null || startsAt === null) return null;
  const isLost = problem?.loss !== undefined;
  const isGone = isLost || hold.holding.kind === 'gone';
  const missing = phone.isLoading
    ? 'phone.loading'
    : phone.isOpen
      ? 'phone.needed'
      : files.pending.length > 0
        ? 'documents.pending'
        : undefined;
  const note = isGone ? 'review.gone' : (missing ?? 'review.note');
  const until = expiryOf(new Date(now), new Date(startsAt)).toISOString();
  const isHeld = note !== 'review.note';
  const change = (step: BookingStep) => (
    <ChangeLink step={step} to={addressOf(isGone ? { step, slot: null } : { step })} />
  );
  const handleSend = () => {
    if (isHeld) return;
    hold.rest();
    const holder = slotHolder();
    const attached = documents.length > 0 && { documents };
    void send({ professionalId: professional.id, startsAt, callType: type, reason, holder, ...attached });
  };
  return (
    <div className={styles.form}>
      {problem === null ? null : (
        <SendFailure problem={problem} booking={booking} onChosen={clearProblem} onConfirmed={handleSend} />
      )}
      {isLost ? null : <HoldNotice booking={booking} />}
      <div>
        <h2 className={styles.stepTitle}>{t('review.title')}</h2>
        <HoldLine holding={isLost ? { kind: 'none' } : hold.holding} />
      </div>
      <SummaryList
        rows={[
          { term: t('review.professional'), value: partyName(professional) },
          {
            term: t('review.type'),
            value: t(`callType.${type}`, { ns: 'remote-public/common' }),
            action: change('type'),
          },
          ...(phone.number === undefined
            ? []
            : [
                {
                  term: t('phone.term'),
                  value: (
                    <div ref={phoneRef} tabIndex={-1} className={styles.refocused}>
                      {phone.isOpen ? <PhoneForm own={phone} /> : formatPhone(phone.number)}
                    </div>
                  ),
                  action: phone.isOpen ? undefined : (
                    <Button
                      variant="quiet"
                      size="dense"
                      aria-label={t('review.changeOf', { what: t('phone.term') })}
                      onClick={phone.open}
                    >
                      {t('review.change')}
                    </Button>
                  ),
                },
              ]),
          {
            term: t('review.slot'),
            value: <SlotWords startsAt={startsAt} professional={professional} isGone={isGone} />,
            action: change('slot'),
          },
          // The phone number is already shown above.
          ...(type === 'call' ? [] : [{ term: t('done.meet'), value: meeting(type) }]),
          ...(cancelRule && !isGone ? [{ term: t('cancel.term'), value: cancelRule }] : []),
          {
            term: t('review.reason'),
            value: (
              <span className={styles.reason} lang="">
                {reason}
              </span>
            ),
            action: change('reason'),
          },
        ]}
      />
      {user === null || isClient ? <RequestDocuments documents={documents} files={files} isOwned={isClient} /> : null}
      {isClient ? (
        <>
          <p id="review-note" className={styles.note}>
            {t(note, { until: momentWords(until, locale, zone) })}
          </p>
          <div className={styles.actions}>
            <Button
              isLoading={isSending}
              loadingLabel={t('review.sending')}
              // Not `disabled`: that would drop the focus.
              aria-disabled={isHeld || undefined}
              aria-describedby="review-note"
              onClick={handleSend}
            >
              {t('review.send')}
            </Button>
            <VisuallyHidden>
              <span role="status">{isSending ? t('review.sending') : ''}</span>
            </VisuallyHidden>
          </div>
        </>
      ) : (
        <IdentityGate user={user} remember={booking.remember} />
      )}
    </div>
  );
}
