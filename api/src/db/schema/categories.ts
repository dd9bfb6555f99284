import type { LegalCategory } from 'shared-contracts/schemas/vocabulary';

export interface CategoriesTable {
  /** The code, which is what every other table and address says. */
  id: LegalCategory;
  labelFr: string;
  labelEn: string;
  position: number;
}
