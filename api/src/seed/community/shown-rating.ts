import { recentReviews } from '../seed-data.ts';
import type { SeedPerson } from '../seed-data.ts';

/** `count` whole ratings whose mean is `average`: the points that are missing to all fives, spread out. */
export function pastRatings([average, count]: readonly [number, number]): number[] {
  let missing = Math.round((5 - average) * count);
  const list = Array.from({ length: count }, () => 5);
  for (let index = 0; missing > 0; index = (index + 3) % count || index + 1) {
    if (list[index % count] === 2) continue;
    const lost = Math.min(missing, index % 4 === 0 ? 2 : 1, (list[index % count] ?? 5) - 2);
    list[index % count] = (list[index % count] ?? 5) - lost;
    missing -= lost;
  }
  return list;
}

/** Mean and number of the published reviews, known before they are written: a profile is inserted once and not touched again. */
export function shownRating(
  slug: string,
  { rating }: SeedPerson,
): { ratingAverage: number | null; ratingCount: number } {
  const recent = recentReviews.filter(({ professional, reply }) => professional === slug && reply !== null);
  const all = [...(rating ? pastRatings(rating) : []), ...recent.map((review) => review.rating)];
  const sum = all.reduce((total, one) => total + one, 0);
  return { ratingAverage: all.length > 0 ? Math.round((sum * 100) / all.length) / 100 : null, ratingCount: all.length };
}
