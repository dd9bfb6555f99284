import type { Add } from 'shared-contracts/schemas/content';
import type { HomeData } from '../../data/home-loader.ts';
/** Who can answer today; the paid placements stand apart, below, and say so. */
export declare function AvailableNow({
  available,
  adds,
}: {
  readonly available: HomeData['available'];
  readonly adds: readonly Add[];
}): import('react').JSX.Element;
