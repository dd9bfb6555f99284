import { Building2, Phone, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { callTypes } from 'shared-contracts/schemas/vocabulary';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { ChoicePills } from '../../../booking/slot-choice/choice-pills.tsx';
import type { OfferedConsultation } from '../../../booking/list-consultations.ts';
import styles from './choice-part.module.css';
import { ConsultationChoice } from './consultation-choice.tsx';
import { SlotChoice } from '../times/slot-choice.tsx';
import { SlotProblem } from '../hold/slot-problem.tsx';
import type { Booking } from '../use-booking.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const icons = { video: <Video {...icon} />, call: <Phone {...icon} />, in_person: <Building2 {...icon} /> } as const;

interface ChoicePartProps {
  readonly professional: PublicProfessional;
  readonly consultations: readonly OfferedConsultation[];
  readonly booking: Booking;
  /** What is missing, once somebody went on without it. */
  readonly errors: { readonly type: string | undefined; readonly slot: string | undefined };
}

/** What and when: the consultation, how to meet, a day and one of its free slots. */
export function ChoicePart({ professional, consultations, booking, errors }: ChoicePartProps) {
  const { t } = useTranslation('remote-public/booking');
  const { consultation, type, choose } = booking;
  return (
    <section className={styles.part} aria-labelledby="what-and-when">
      <h2 id="what-and-when" className={styles.title}>
        {t('parts.choice')}
      </h2>
      <ConsultationChoice
        consultations={consultations}
        value={consultation}
        onChange={(next) => {
          // A way that both have stays.
          const kept = type !== null && next.callTypes.includes(type) ? type : null;
          choose({ consultation: next, type: kept });
        }}
      />
      <ChoicePills
        name="callType"
        legend={t('type.legend')}
        value={type}
        onChange={(next) => choose({ type: next })}
        error={errors.type}
        options={callTypes
          .filter((one) => consultation.callTypes.includes(one))
          .map((one) => ({ value: one, label: t(`way.${one}`), icon: icons[one] }))}
      />
      <SlotProblem professional={professional} booking={booking} />
      <SlotChoice professional={professional} booking={booking} error={errors.slot} />
    </section>
  );
}
