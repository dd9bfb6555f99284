import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { ConsultationList } from 'shared-ui/domain/public-profile/consultation-list.tsx';
import { ProfileDescription } from 'shared-ui/domain/public-profile/profile-description.tsx';
import { ProfileHead } from 'shared-ui/domain/public-profile/profile-head.tsx';
import { ProfilePractical } from 'shared-ui/domain/public-profile/profile-practical.tsx';
import type { Consultation } from '../../data/practice/consultations.ts';
import styles from './preview-profile.module.css';
import { useTranslation } from 'react-i18next';
import type { PublicWords } from 'shared-ui/domain/public-profile/public-words.ts';

/** The strings of the components that the preview shares with the public profile. */
function usePublicWords(): PublicWords {
  const { t: common } = useTranslation('remote-pro/common');
  const { t: profile } = useTranslation('remote-pro/public-profile');
  return { common, profile };
}

interface PreviewPageProps {
  readonly professional: OwnProfessional;
  readonly consultations: readonly Consultation[];
}

/** The parts of the public page that are edited here. */
export function PreviewPage({ professional, consultations }: PreviewPageProps) {
  const words = usePublicWords();
  return (
    <article className={styles.page}>
      <ProfileHead professional={professional} words={words} headingLevel={3} />
      <ProfileDescription professional={professional} words={words} />
      {consultations.length === 0 ? null : (
        <ConsultationList consultations={consultations} words={words} headingLevel={4} />
      )}
      <ProfilePractical professional={professional} words={words} headingLevel={4} />
    </article>
  );
}
