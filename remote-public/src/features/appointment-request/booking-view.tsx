import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/processes/party-name';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { Stepper } from 'shared-ui/primitives/stepper/stepper.tsx';
import { useFocusOnChange } from '../../components/use-focus-on-change.ts';
import { usePendingDocuments } from '../../components/use-pending-documents.ts';
import type { SentRequest } from '../../data/booking-loader.ts';
import { bookingSteps } from './booking-steps.ts';
import { AlreadyRequested } from './already-requested.tsx';
import { BookingSummary } from './booking-summary.tsx';
import styles from './booking-view.module.css';
import { ReasonStep } from './reason-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { SlotStep } from './slot-step.tsx';
import { TypeStep } from './type-step.tsx';
import { useBooking } from './use-booking.ts';

const stepViews = { type: TypeStep, slot: SlotStep, reason: ReasonStep, review: ReviewStep } as const;

/** What every step is given. */
export interface StepProps {
  readonly professional: PublicProfessional;
  readonly booking: ReturnType<typeof useBooking>;
}

interface BookingViewProps {
  readonly professional: PublicProfessional;
  readonly onSent: (sent: SentRequest) => void;
}

/** From a choice to a sent request, one question at a time. */
export function BookingView({ professional, onSent }: BookingViewProps) {
  const { t } = useTranslation('remote-public/booking');
  const booking = useBooking(professional, onSent);
  usePendingDocuments();
  const stepRef = useFocusOnChange(booking.step, 'h2');
  const noticeRef = useFocusOnChange(String(booking.hold.turns));
  const pageTitle = t('pageTitle', { name: partyName(professional) });
  const Step = stepViews[booking.step];
  return (
    <div className={styles.page}>
      <title>
        {professional.verifiedAt === null
          ? pageTitle
          : t('stepTitle', { step: t(`steps.${booking.step}`), page: pageTitle })}
      </title>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.with}>{t('with', { name: partyName(professional) })}</p>
      </header>
      {professional.verifiedAt === null ? (
        <Notice tone="warning" action={<ButtonLink to="/recherche">{t('problem.search')}</ButtonLink>}>
          {t('problem.notVerified')}
        </Notice>
      ) : (
        <>
          <Stepper
            label={t('steps.label')}
            doneLabel={t('steps.done')}
            current={booking.step}
            steps={bookingSteps.map((id) => ({ id, label: t(`steps.${id}`) }))}
          />
          <div className={styles.columns}>
            <div className={styles.step} ref={stepRef}>
              <div
                key={booking.step}
                className={styles.refocused}
                role="group"
                aria-label={t(`steps.${booking.step}`)}
                ref={noticeRef}
                tabIndex={-1}
              >
                {booking.own ? (
                  <AlreadyRequested
                    request={booking.own}
                    professional={professional}
                    otherTimes={booking.addressOf({ slot: null, step: 'slot' })}
                  />
                ) : (
                  <Step professional={professional} booking={booking} />
                )}
              </div>
            </div>
            {booking.step === 'review' ? null : <BookingSummary professional={professional} booking={booking} />}
          </div>
        </>
      )}
    </div>
  );
}
