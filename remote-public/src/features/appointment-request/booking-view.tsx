import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { ErrorSummary } from 'shared-ui/primitives/error-summary/error-summary.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { usePendingDocuments } from '../../forms/use-pending-documents.ts';
import { CallNowLink } from '../../booking/call-now-link.tsx';
import { bookingPath } from 'shared-ui/domain/booking/booking-path.ts';
import { AboutPart } from './steps/about-part.tsx';
import { AlreadyRequested } from './done/already-requested.tsx';
import { BookingBar } from './steps/booking-bar.tsx';
import styles from './booking-view.module.css';
import { ChoicePart } from './steps/choice-part.tsx';
import { NameParties } from './parties/name-parties.tsx';
import { RequestDocuments } from './documents/request-documents.tsx';
import { SendPart } from './send/send-part.tsx';
import { useBooking, type BookingOptions } from './use-booking.ts';
import { useOwnPhone } from './send/use-own-phone.ts';
import { isRefused, useRequestDocuments } from './documents/use-request-documents.ts';
import { usePartyErrors } from './parties/use-party-errors.ts';
import { useSendOnReturn } from './send/use-send-on-return.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { useLimitText } from 'shared-ui/primitives/field/use-limit-text.ts';

const FORM = 'booking';

/** From a choice to a sent request, on one page: what and when, what about, sending. */
export function BookingView(options: BookingOptions) {
  const { t } = useTranslation(['remote-public/booking', 'remote-public/common']);
  const errorText = useErrorText();
  const limitText = useLimitText();
  const { professional, consultations } = options;
  const booking = useBooking(options);
  const { form, type, startsAt, reason, own } = booking;
  usePendingDocuments();
  const user = useSessionUser();
  const isClient = user?.role === 'client';
  const files = useRequestDocuments({ ...booking, professionalId: professional.id, isOwned: isClient });
  const phone = useOwnPhone(type === 'call' && isClient ? user.id : null);
  const awaited = phone.isLoading
    ? 'phone.loading'
    : phone.isOpen
      ? 'phone.needed'
      : isClient && files.pending.length > 0
        ? 'documents.pending'
        : undefined;
  useSendOnReturn({
    booking,
    isClient,
    isPreparing: phone.isLoading || files.pending.some((one) => one.code === null && !isRefused(one)),
    isReady: awaited === undefined,
  });
  /** Whether somebody went on without a choice; it is over once nothing is missing. */
  const [tries, setTries] = useState({ count: 0, isIncomplete: false });
  const isComplete = booking.isChosen;
  if (tries.isIncomplete && isComplete) setTries({ ...tries, isIncomplete: false });
  const errors = {
    type: tries.isIncomplete && type === null ? t('type.required') : undefined,
    slot: tries.isIncomplete && startsAt === null ? t('slot.required') : undefined,
    reason: fieldMessage(form.formState.errors, 'reason', (code) => {
      if (code === 'TOO_LONG') return limitText(textLimits.reason, form.getValues('reason'));
      return code === 'TOO_SHORT' || code === 'REQUIRED' ? t(`reason.${code}`) : errorText(code);
    }),
  };
  const summary = [
    { fieldId: 'callType', message: errors.type },
    { fieldId: 'slot', message: errors.slot },
    { fieldId: 'reason', message: errors.reason },
  ].flatMap(({ fieldId, message }) => (message === undefined ? [] : [{ fieldId, message }]));
  const partyErrors = usePartyErrors(form.formState.errors, form.getValues);

  const handleComplete = async (goOn: () => void) => {
    const isWritten = await form.trigger(['reason', 'parties']);
    if (isComplete && isWritten) return goOn();
    setTries({ count: tries.count + 1, isIncomplete: !isComplete });
  };
  const [isLed, setLed] = useState(false);
  const handleSubmit = () => {
    if (reason.trim() !== '' || (isComplete && isLed)) {
      void handleComplete(() => {
        if (isClient && awaited === undefined) void booking.send();
      });
    } else if (isComplete) {
      setLed(true); // to the text; if it stays empty, that is said
      form.setFocus('reason');
    } else setTries({ count: tries.count + 1, isIncomplete: true });
  };
  if (own) {
    return (
      <div className={styles.own}>
        <AlreadyRequested
          request={own}
          professional={professional}
          otherTimes={bookingPath(professional.id, { consultation: booking.consultation.id })}
        />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <form
        id={FORM}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <ErrorSummary
          title={t('problem.summary')}
          errors={[...summary, ...partyErrors.summary]}
          focusKey={tries.count}
        />
        <CallNowLink professional={professional} consultationId={booking.consultation.id} label={t('callNow')} />
        <ChoicePart professional={professional} consultations={consultations} booking={booking} errors={errors} />
        <AboutPart reason={booking.form.register('reason')} error={errors.reason}>
          <FormProvider {...form}>
            <NameParties errorOf={partyErrors.errorOf} />
          </FormProvider>
          <RequestDocuments documents={booking.documents} files={files} isOwned={isClient} />
        </AboutPart>
      </form>
      {/* Not in the form: it has one of its own. */}
      <SendPart professional={professional} booking={booking} user={user} phone={phone} awaited={awaited} />
      <BookingBar
        professional={professional}
        booking={booking}
        user={user}
        formId={FORM}
        isWaiting={awaited !== undefined}
        onComplete={(goOn) => void handleComplete(goOn)}
      />
    </div>
  );
}
