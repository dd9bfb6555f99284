import type { Add } from 'shared-contracts/schemas/content';
import { type SearchFilter } from '../model/filter-query.ts';
import { type ProfessionalPage } from './list-professionals.ts';
import { type LoaderArgs } from './platform-of.ts';
import { type Settled } from './settle.ts';
export interface SearchData {
  /** What the address asks for, without what the page itself narrows to. */
  readonly filter: SearchFilter;
  readonly result: Settled<ProfessionalPage>;
  readonly adds: readonly Add[];
}
/** Loader of a list page. `narrow` is what the page itself fixes: `/lawyers` lists lawyers whatever its address says. */
export declare const searchLoader: (
  placement: Add['placement'],
  narrow?: SearchFilter,
) => (args: LoaderArgs) => Promise<SearchData>;
