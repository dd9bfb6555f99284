import { Building2, Phone, Video } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ErrorSummary } from 'shared-ui/primitives/error-summary/error-summary.tsx';
import { RadioCards } from 'shared-ui/primitives/radio-cards/radio-cards.tsx';
import { hasType } from './booking-steps.ts';
import styles from './booking-view.module.css';
import type { StepProps } from './booking-view.tsx';
import { SlotCheck } from './slot-check.tsx';
import { UnfitSlot } from './unfit-slot.tsx';
import { useMeetingWords } from './use-meeting-words.ts';

const icons = {
  video: <Video size={22} strokeWidth={1.75} />,
  call: <Phone size={22} strokeWidth={1.75} />,
  in_person: <Building2 size={22} strokeWidth={1.75} />,
} as const;

/** The video room is not open yet: what works today comes first. */
const callTypes = ['call', 'in_person', 'video'] as const;

/** How to meet: only the ways that this professional offers; those that the time of the address lacks lead to another time. */
export function TypeStep({ professional, booking }: StepProps) {
  const { t } = useTranslation(['remote-public/booking', 'remote-public/common']);
  const meeting = useMeetingWords(professional);
  const [failures, setFailures] = useState(0);
  const { startsAt, choice, refuse } = booking;
  const { loss, type: already } = choice;
  const slot = loss === null ? choice.slot : null;
  const isElsewhere = (type: CallType) => slot !== null && !hasType({ slot }, type);
  const offered = callTypes
    .filter((type) => professional.callTypes.includes(type))
    .sort((one, other) => Number(isElsewhere(one)) - Number(isElsewhere(other)));
  const [chosen, setChosen] = useState(already ?? (offered.length === 1 ? (offered[0] ?? null) : null));
  const error = failures === 0 || chosen !== null ? undefined : t('type.required');

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen === null) setFailures(failures + 1);
    else booking.choose({ type: chosen, step: slot === null || isElsewhere(chosen) ? 'slot' : null });
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <ErrorSummary
        title={t('problem.summary')}
        errors={error === undefined ? [] : [{ fieldId: 'callType', message: error }]}
        focusKey={failures}
      />
      {loss === null ? null : (
        <UnfitSlot unfit={choice} professional={professional}>
          <p>{t('problem.next')}</p>
        </UnfitSlot>
      )}
      {startsAt !== null && already === null ? (
        <SlotCheck professionalId={professional.id} startsAt={startsAt} onMissing={refuse} />
      ) : null}
      <RadioCards
        name="callType"
        isHeading
        required
        legend={t('type.legend')}
        value={chosen ?? ''}
        onChange={(event) => setChosen(offered.find((type) => type === event.target.value) ?? null)}
        error={error}
        options={offered.map((type) => ({
          value: type,
          label: t(`callType.${type}`, { ns: 'remote-public/common' }),
          description: (
            <>
              {isElsewhere(type) ? <strong className={styles.elsewhere}>{t('type.elsewhere')}</strong> : null}
              {type === 'in_person' ? (professional.address ?? professional.city) : meeting(type)}
            </>
          ),
          icon: icons[type],
        }))}
      />
      <div className={styles.actions}>
        <Button type="submit">{t('continue', { ns: 'remote-public/common' })}</Button>
      </div>
    </form>
  );
}
