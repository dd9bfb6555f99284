import type { LegalCategory } from 'shared-contracts/schemas/vocabulary';

/** The platform's own news; the words are `texts/news/<slug>.<locale>.md`. */
export const news: readonly { readonly slug: string; readonly category: LegalCategory; readonly daysAgo: number }[] = [
  { slug: 'centre-aide-et-articles', category: 'civil', daysAgo: 3 },
  { slug: 'verification-par-documents', category: 'administrative', daysAgo: 13 },
  { slug: 'rendez-vous-dans-votre-fuseau', category: 'private_international', daysAgo: 27 },
  { slug: 'questions-en-public', category: 'civil', daysAgo: 41 },
  { slug: 'publicite-toujours-signalee', category: 'commercial', daysAgo: 58 },
  { slug: 'nimbia-en-deux-langues', category: 'constitutional', daysAgo: 76 },
];
