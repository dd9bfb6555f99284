import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { EndOffers } from '../../professionals/end-offers.tsx';
import type { HomeData } from '../../home/home-loader.ts';
import { LegalCategories } from './legal-categories.tsx';
import { RecentArticles } from './recent-articles.tsx';
import styles from './section.module.css';

/** What stands below the people: it comes to life after the first view. */
export function HomeRest({ articles }: { readonly articles: HomeData['articles'] }) {
  const { available } = useLoaderData<HomeData>();
  return (
    <>
      <EndOffers page={available} />
      <LegalCategories />
      <div className={styles.pair}>
        <HowItWorks />
        <Trust />
      </div>
      <RecentArticles articles={articles} />
      <ProfessionalsEntry />
    </>
  );
}

const steps = ['choose', 'ask', 'talk'] as const;

/** Booking in three steps. */
function HowItWorks() {
  const { t } = useTranslation('remote-public/home');
  return (
    <section className={styles.part} aria-labelledby="how">
      <h2 id="how">{t('how.title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`how.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}

/** How professionals are verified. */
function Trust() {
  const { t } = useTranslation('remote-public/home');
  return (
    <section className={styles.part} aria-labelledby="trust">
      <h2 id="trust">{t('trust.title')}</h2>
      <p>{t('trust.text')}</p>
      <Link to={href('/documentation', undefined, { entry: 'documents-and-verification' })}>{t('trust.action')}</Link>
    </section>
  );
}

/** Links for professionals. */
function ProfessionalsEntry() {
  const { t } = useTranslation('remote-public/home');
  return (
    <section className={styles.section} aria-labelledby="professionals-entry">
      <div className={styles.entry}>
        <h2 id="professionals-entry">{t('professionals.title')}</h2>
        <div className={styles.actions}>
          <ButtonLink to="/inscription">{t('professionals.join')}</ButtonLink>
          <ButtonLink to="/login" variant="secondary">
            {t('professionals.signIn')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
