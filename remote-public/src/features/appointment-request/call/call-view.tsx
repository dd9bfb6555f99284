import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { useIsAhead } from 'shared-ui/domain/time/use-is-ahead.ts';
import { ErrorSummary } from 'shared-ui/primitives/error-summary/error-summary.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { SummaryList } from 'shared-ui/primitives/summary-list/summary-list.tsx';
import { AboutPart } from '../steps/about-part.tsx';
import { BookingActions } from '../steps/booking-actions.tsx';
import barStyles from '../steps/booking-bar.module.css';
import styles from '../booking-view.module.css';
import callStyles from './call-done.module.css';
import partStyles from '../steps/choice-part.module.css';
import { NameParties } from '../parties/name-parties.tsx';
import { NextSlots } from '../times/next-slots.tsx';
import { SendFailure } from '../send/send-failure.tsx';
import { useCall, type CallOptions } from './use-call.ts';
import { useConsultationWords } from '../steps/use-consultation-words.ts';
import { useFocusOn } from '../send/use-focus-on.ts';
import { useOwnPhone } from '../send/use-own-phone.ts';
import { usePartyErrors } from '../parties/use-party-errors.ts';
import { usePhoneRow } from '../send/use-phone-row.tsx';
import { useSendOnReturn } from '../send/use-send-on-return.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { useLimitText } from 'shared-ui/primitives/field/use-limit-text.ts';

const FORM = 'call-form';

interface CallViewProps extends CallOptions {
  /** The person's own request that waits for an answer. */
  readonly pending: string | null;
}

/** A call at once: what about, on which number, and away; when the professional is gone meanwhile, the next times. */
export function CallView({ pending, ...options }: CallViewProps) {
  const { pathname } = useLocation();
  if (pending !== null) return <Navigate replace to={`${pathname}?done=${pending}`} />;
  return <CallForm {...options} />;
}

function CallForm(options: CallOptions) {
  const { t } = useTranslation(['remote-public/booking', 'remote-public/call']);
  const { t: tCall } = useTranslation('remote-public/call');
  const errorText = useErrorText();
  const limitText = useLimitText();
  const { professional, consultation } = options;
  const call = useCall(options);
  const { form, problem } = call;
  const user = useSessionUser();
  const isClient = user?.role === 'client';
  const phone = useOwnPhone(isClient ? user.id : null);
  const phoneRow = usePhoneRow(phone);
  const awaited = phone.isLoading ? 'phone.loading' : phone.isOpen ? 'phone.needed' : undefined;
  const isGone = !useIsAhead(professional.availableUntil) || problem?.code === 'NOT_AVAILABLE_NOW';
  useSendOnReturn({
    booking: call,
    isClient,
    isPreparing: phone.isLoading,
    isReady: awaited === undefined && !isGone,
  });
  const [tries, setTries] = useState(0);
  const { name, preparation, fee, length, terms } = useConsultationWords()(consultation);
  const failure = problem === null || problem.code === 'NOT_AVAILABLE_NOW' ? null : problem;
  const failureRef = useFocusOn(failure);
  const error = fieldMessage(form.formState.errors, 'reason', (code) => {
    if (code === 'TOO_LONG') return limitText(textLimits.reason, form.getValues('reason'));
    return code === 'TOO_SHORT' || code === 'REQUIRED' ? t(`reason.${code}`) : errorText(code);
  });
  const partyErrors = usePartyErrors(form.formState.errors, form.getValues);
  const handleComplete = async (goOn: () => void) => {
    if (await form.trigger(['reason', 'parties'])) return goOn();
    setTries(tries + 1);
  };
  const handleSubmit = () =>
    void handleComplete(() => {
      if (isClient && awaited === undefined) void call.send();
    });
  if (isGone) return <CallOver professional={professional} consultation={consultation} reason={call.reason} />;
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
          focusKey={tries}
          errors={[...(error === undefined ? [] : [{ fieldId: 'reason', message: error }]), ...partyErrors.summary]}
        />
        <section className={partStyles.part} aria-labelledby="call-now">
          <h2 id="call-now" className={partStyles.title}>
            {tCall('ask')}
          </h2>
          <div className={partStyles.only}>
            <p className={partStyles.name}>{name}</p>
            <p className={partStyles.about}>
              <span className={partStyles.terms}>{terms}</span>
              {preparation ? (
                <span className={partStyles.preparation} lang="">
                  {preparation}
                </span>
              ) : null}
            </p>
          </div>
        </section>
        <AboutPart reason={form.register('reason')} error={error}>
          <FormProvider {...form}>
            <NameParties errorOf={partyErrors.errorOf} />
          </FormProvider>
        </AboutPart>
      </form>
      {/* Not in the form: it has one of its own. */}
      <section className={partStyles.part} aria-labelledby="send">
        <h2 id="send" className={partStyles.title}>
          {t('parts.send')}
        </h2>
        {phoneRow.length === 0 ? null : <SummaryList rows={phoneRow} />}
        {user !== null && !isClient ? (
          <Notice tone="info">{t(user.role === 'operator' ? 'identity.operator' : 'identity.professional')}</Notice>
        ) : (
          <p id="send-note" className={partStyles.note}>
            {awaited !== undefined ? t(awaited) : user === null ? t('identity.text') : tCall('note')}
          </p>
        )}
        {failure === null ? null : (
          <div ref={failureRef} tabIndex={-1} className={styles.refocused}>
            <SendFailure problem={failure} booking={call} />
          </div>
        )}
      </section>
      <section className={barStyles.bar} aria-label={t('summary')} data-bar="bottom">
        <div className={barStyles.choice}>
          <p className={barStyles.when}>{tCall('now')}</p>
          <p translate="no" className={barStyles.fee}>
            {fee}
          </p>
          <p className={barStyles.what}>
            <span>{name}</span> <span>{length}</span> <span>{t('way.call')}</span>
          </p>
        </div>
        <BookingActions
          booking={call}
          user={user}
          formId={FORM}
          sendLabel={tCall('send')}
          isWaiting={awaited !== undefined}
          onComplete={(goOn) => void handleComplete(goOn)}
        />
      </section>
    </div>
  );
}

/** The professional is not available any more: the next times instead. What was typed is kept for them. */
function CallOver({ professional, consultation, reason }: Omit<CallOptions, 'onSent'> & { readonly reason: string }) {
  const { t } = useTranslation('remote-public/call');
  return (
    <div className={styles.own}>
      <Notice tone="info" live="assertive" title={t('over', { name: partyName(professional) })}>
        <div className={callStyles.instead}>
          <p>{t(reason.trim() === '' ? 'choose' : 'kept')}</p>
          <NextSlots professional={professional} consultationId={consultation.id} />
        </div>
      </Notice>
    </div>
  );
}
