import { usePlatform } from 'shared-contracts/platform/platform-context';
import { localizedText } from 'shared-contracts/formats/text/localized-text';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import styles from './public-profile.module.css';
import type { PublicWords } from './public-words.ts';

interface ProfileDescriptionProps {
  readonly professional: Pick<PublicProfessional, 'descriptionFr' | 'descriptionEn'>;
  readonly words: Pick<PublicWords, 'profile'>;
}

/** The professional's description, in the reader's language if it exists. */
export function ProfileDescription({ professional, words: { profile: t } }: ProfileDescriptionProps) {
  const { locale } = usePlatform();
  const description = localizedText(professional.descriptionFr, professional.descriptionEn, locale);
  const paragraphs = description?.text.split(/\n+/u).filter(Boolean) ?? [];
  return (
    <section className={styles.about} aria-label={t('about')}>
      {description === null ? (
        <p className={styles.note}>{t('noDescription')}</p>
      ) : (
        <>
          {description.lang === locale ? null : <p className={styles.note}>{t('otherLanguage')}</p>}
          <div className={styles.prose} lang={description.lang}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
