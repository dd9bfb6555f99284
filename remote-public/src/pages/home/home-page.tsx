import { lazy, memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { HomeData } from '../../home/home-loader.ts';
import { FreeSoon } from '../../features/home-discover/free-soon.tsx';
import { FeaturedPerson } from '../../features/home-discover/featured-person.tsx';
import { HomeHero } from '../../features/home-search/home-hero.tsx';
import { SiteFooter } from '../../layouts/default/site-footer.tsx';
import { SiteHeader } from '../../layouts/default/site-header.tsx';
import styles from '../../features/home-discover/section.module.css';

/** Where it cannot be loaded, what the server sent stays as it is, with plain links. */
const late = () =>
  import(/* webpackChunkName: "home-late" */ './home-late.tsx').catch((error: unknown) => {
    if (typeof document === 'undefined') throw error;
    return new Promise<never>(() => undefined);
  });
const Guilloche = lazy(() => late().then(({ Guilloche: Engraving }) => ({ default: Engraving })));
const HomeRest = lazy(() => late().then(({ HomeRest: Rest }) => ({ default: Rest })));

const Engraving = memo(function Engraving() {
  return (
    <Suspense>
      <Guilloche />
    </Suspense>
  );
});

const Rest = memo(function Rest({ articles }: Pick<HomeData, 'articles'>) {
  return (
    <Suspense fallback={<div className={styles.rest} />}>
      <HomeRest articles={articles} />
    </Suspense>
  );
});

/** `/`, without a layout: headline, search, one person beside it, and those who answer today. */
export function Component() {
  const { t } = useTranslation('remote-public/home');
  const { needs, best, available, articles, adds } = useLoaderData<HomeData>();
  return (
    <>
      <title>{t('title')}</title>
      <meta name="description" content={t('lead')} />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <HomeHero needs={needs} engraving={<Engraving />}>
          <FeaturedPerson best={best} />
        </HomeHero>
        <FreeSoon available={available} adds={adds} />
        <Rest articles={articles} />
      </main>
      <SiteFooter />
    </>
  );
}
