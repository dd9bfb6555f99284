import type { LegalCategory } from 'shared-contracts/schemas/vocabulary';

/** The platform's legal news, which invents no law either; the words are `texts/news/<slug>.<locale>.md`. */
export const news: readonly { readonly slug: string; readonly category: LegalCategory; readonly daysAgo: number }[] = [
  { slug: 'vacances-judiciaires-et-delais', category: 'civil', daysAgo: 3 },
  { slug: 'demarche-en-ligne-que-garder', category: 'administrative', daysAgo: 13 },
  { slug: 'acte-uniforme-quelle-version', category: 'business', daysAgo: 27 },
  { slug: 'faux-messages-de-la-justice', category: 'criminal', daysAgo: 41 },
  { slug: 'extrait-du-registre-regardez-sa-date', category: 'commercial', daysAgo: 58 },
  { slug: 'apostille-ou-legalisation', category: 'private_international', daysAgo: 76 },
];
