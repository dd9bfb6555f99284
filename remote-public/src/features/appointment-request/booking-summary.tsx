import { useTranslation } from 'react-i18next';
import { imageAddress } from 'shared-contracts/platform/image-address';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/processes/party-name';
import { Avatar } from 'shared-ui/primitives/avatar/avatar.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { SummaryList } from 'shared-ui/primitives/summary-list/summary-list.tsx';
import { VerifiedSeal } from 'shared-ui/domain/verified-seal/verified-seal.tsx';
import { professionName } from '../../model/profession-name.ts';
import { bookingSteps } from './booking-steps.ts';
import styles from './booking-view.module.css';
import type { StepProps } from './booking-view.tsx';
import { ChangeLink } from './change-link.tsx';
import { SlotWords } from './slot-words.tsx';

/** With whom, how and when, beside every step but the last, which says it itself. */
export function BookingSummary({ professional, booking }: StepProps) {
  const { t } = useTranslation(['remote-public/booking', 'remote-public/common']);
  const { t: tCommon } = useTranslation('remote-public/common');
  const { apiUrl } = usePlatform();
  const common = { ns: 'remote-public/common' } as const;
  const name = partyName(professional);
  const { choice, startsAt, step, hold, addressOf } = booking;
  const isGone = hold.holding.kind === 'gone';
  /** A step that lies behind. */
  const change = (what: 'type' | 'slot') =>
    bookingSteps.indexOf(what) < bookingSteps.indexOf(step) ? (
      <ChangeLink step={what} to={addressOf({ step: what })} />
    ) : undefined;
  return (
    <Card ground="sunken" className={styles.summary ?? ''} aria-labelledby="booking-summary">
      <h2 id="booking-summary">{t('summary')}</h2>
      <div className={styles.person}>
        <Avatar name={name} id={professional.id} src={imageAddress(professional.profileImage, apiUrl)} size="medium" />
        <div>
          <p>
            {name} <VerifiedSeal variant="glyph" label={t('verified', common)} />
          </p>
          <p>{`${professionName(tCommon, professional.profession, professional)}, ${professional.city}`}</p>
        </div>
      </div>
      <SummaryList
        rows={[
          {
            term: t('review.type'),
            value: choice.type === null ? t('none') : t(`callType.${choice.type}`, common),
            action: change('type'),
          },
          {
            term: t('review.slot'),
            value:
              startsAt === null ? (
                t('none')
              ) : (
                <SlotWords startsAt={startsAt} professional={professional} isGone={isGone} />
              ),
            action: change('slot'),
          },
        ]}
      />
    </Card>
  );
}
