import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { localizedText } from '../../model/localized-text.ts';
import styles from './profile-view.module.css';

/** The professional's description, in the reader's language if it exists. */
export function ProfileDescription({ professional }: { readonly professional: PublicProfessional }) {
  const { t } = useTranslation('remote-public/profile');
  const { locale } = usePlatform();
  const description = localizedText(professional.descriptionFr, professional.descriptionEn, locale);
  const paragraphs = description?.text.split(/\n+/u).filter(Boolean) ?? [];
  return (
    <section aria-labelledby="about">
      <h2 id="about">{t('about')}</h2>
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
