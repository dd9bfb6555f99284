import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCards } from 'shared-ui/primitives/radio-cards/radio-cards.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import type { OfferedConsultation } from '../../../booking/list-consultations.ts';
import styles from './choice-part.module.css';
import { useConsultationWords } from './use-consultation-words.ts';

/** On a phone more than these hide behind the chosen one, so that a slot is in view. */
const SHOWN_ON_A_PHONE = 2;

interface ConsultationChoiceProps {
  readonly consultations: readonly OfferedConsultation[];
  readonly value: OfferedConsultation;
  readonly onChange: (consultation: OfferedConsultation) => void;
}

/** What is booked: name, length, fee and what to prepare; a choice where there are several. */
export function ConsultationChoice({ consultations, value, onChange }: ConsultationChoiceProps) {
  const { t } = useTranslation('remote-public/booking');
  const wordsOf = useConsultationWords();
  const [isUnfolded, setUnfolded] = useState(false);
  const description = (one: OfferedConsultation) => {
    const { terms, preparation } = wordsOf(one);
    return (
      <>
        <span className={styles.terms}>{terms}</span>
        {preparation === null ? null : <span className={styles.preparation}>{preparation}</span>}
      </>
    );
  };
  if (consultations.length === 1)
    return (
      <div className={styles.only}>
        <p className={styles.name}>{wordsOf(value).name}</p>
        <p className={styles.about}>{description(value)}</p>
      </div>
    );
  const isFoldable = consultations.length > SHOWN_ON_A_PHONE;
  return (
    <div className={styles.consultations} data-folded={(isFoldable && !isUnfolded) || undefined}>
      <RadioCards
        name="consultation"
        legend={t('consultation.legend')}
        isLegendHidden
        columns={2}
        value={value.id}
        onChange={({ target }) => {
          const chosen = consultations.find(({ id }) => id === target.value);
          if (chosen) onChange(chosen);
          setUnfolded(false);
        }}
        options={consultations.map((one) => ({
          value: one.id,
          label: wordsOf(one).name,
          description: description(one),
        }))}
      />
      {isFoldable ? (
        <Button
          variant="quiet"
          className={styles.unfold}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t('consultation.all', { count: consultations.length })}
        </Button>
      ) : null}
    </div>
  );
}
