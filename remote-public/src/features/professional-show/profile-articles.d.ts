import type { ProfileData } from '../../data/profile-loader.ts';
/** What this professional has written; without anything to read there is no section. */
export declare function ProfileArticles({
  articles,
}: {
  readonly articles: ProfileData['articles'];
}): import('react').JSX.Element | null;
