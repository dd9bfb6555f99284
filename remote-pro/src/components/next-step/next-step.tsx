import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { profileSteps, type ProfilePart } from '../../model/profile-steps.ts';
import styles from './next-step.module.css';

/** The card where a part is edited. */
const cardOf = (id: string) => `${href('/pro/profile')}#${id}`;

/** Where each part is edited. */
const places: Readonly<Record<ProfilePart, string>> = {
  hours: href('/pro/disponibilite'),
  consultations: cardOf('consultations'),
  profileImage: cardOf('pictures'),
  descriptionFr: cardOf('description'),
  descriptionEn: cardOf('description'),
  address: cardOf('place'),
  specialities: cardOf('practice'),
  languages: cardOf('practice'),
};

interface NextStepProps {
  readonly professional: OwnProfessional;
  readonly hasHours: boolean;
  readonly hasConsultation: boolean;
}

/** How complete the profile is, and the one step that matters most. */
export function NextStep({ professional, ...has }: NextStepProps) {
  const { t } = useTranslation('remote-pro/profile-steps');
  const { total, done, next } = profileSteps(professional, has);
  return (
    <section className={styles.next} aria-labelledby="complete">
      <p id="complete" className={styles.count}>
        {t('complete', { done, total })}
      </p>
      <progress className={styles.progress} value={done} max={total} aria-labelledby="complete" />
      {next === undefined ? null : (
        <div className={styles.step}>
          <p>{t(`step.${next}`)}</p>
          <ButtonLink variant="secondary" size="dense" to={places[next]}>
            {t('goTo')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
