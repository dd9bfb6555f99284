import type { HomeData } from '../../data/home-loader.ts';
/** The latest articles; an article that exists in the other language only is marked with its language for screen readers. */
export declare function RecentArticles({
  articles,
}: {
  readonly articles: HomeData['articles'];
}): import('react').JSX.Element | null;
