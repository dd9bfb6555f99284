import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { HomeData } from '../../data/home-loader.ts';
import { AvailableNow } from '../../features/home-discover/available-now.tsx';
import { HowItWorks } from '../../features/home-discover/how-it-works.tsx';
import { LegalCategories } from '../../features/home-discover/legal-categories.tsx';
import { ProfessionalsEntry } from '../../features/home-discover/professionals-entry.tsx';
import { RecentArticles } from '../../features/home-discover/recent-articles.tsx';
import { Trust } from '../../features/home-discover/trust.tsx';
import { HomeHero } from '../../features/home-search/home-hero.tsx';
import { SiteFooter } from '../../layouts/default/site-footer.tsx';
import { SiteHeader } from '../../layouts/default/site-header.tsx';

/** `/`, without a layout: headline, search, and professionals available now. */
export function Component() {
  const { t } = useTranslation('remote-public/home');
  const { available, articles, adds } = useLoaderData<HomeData>();
  return (
    <>
      <title>{t('title')}</title>
      <meta name="description" content={t('lead')} />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <HomeHero />
        <AvailableNow available={available} adds={adds} />
        <LegalCategories />
        <HowItWorks />
        <Trust />
        <RecentArticles articles={articles} />
        <ProfessionalsEntry />
      </main>
      <SiteFooter />
    </>
  );
}
