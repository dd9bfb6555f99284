import type { LegalCategory, Locale } from 'shared-contracts/schemas/vocabulary';

/** An article of the demonstration; its words are `texts/articles/<slug>.<locale>.md`. */
export interface SeedArticle {
  readonly slug: string;
  /** Slug of the professional who signs it; the platform when missing. */
  readonly author?: string;
  readonly category: LegalCategory;
  /** Days before the seeding on which it was published. */
  readonly daysAgo: number;
  /** The language it was written in, where its author gives no other. */
  readonly only?: Locale;
}

/** They explain how to prepare and what to ask, and invent no law. */
export const articles: readonly SeedArticle[] = [
  { slug: 'licenciement-que-garder', author: 'clarisse-mbarga-douala', category: 'labour', daysAgo: 1 },
  { slug: 'preparer-premier-rendez-vous-avocat', category: 'civil', daysAgo: 2 },
  { slug: 'extrait-rccm-a-quoi-il-sert', author: 'patrick-fotso-douala', category: 'business', daysAgo: 3 },
  { slug: 'acheter-un-terrain-verifications', author: 'nadege-tchoumi-douala', category: 'land', daysAgo: 4 },
  {
    slug: 'letter-of-intent-before-you-sign',
    author: 'david-rosenberg-montreal',
    category: 'business',
    daysAgo: 5,
    only: 'en',
  },
  { slug: 'mediation-quand-et-comment', author: 'odile-mvondo-yaounde', category: 'civil', daysAgo: 6 },
  { slug: 'contrat-entre-associes', author: 'patrick-fotso-douala', category: 'business', daysAgo: 8 },
  { slug: 'etat-des-lieux-depot-de-garantie', author: 'olivier-ravel-lyon', category: 'civil', daysAgo: 9 },
  { slug: 'ce-que-fait-un-notaire', author: 'ndeye-fatou-gueye-dakar', category: 'civil', daysAgo: 10 },
  { slug: 'lettre-recue-du-tribunal', author: 'helene-garnier-paris', category: 'civil', daysAgo: 11 },
  { slug: 'facture-impayee-relancer', author: 'arsene-n-guessan-abidjan', category: 'commercial', daysAgo: 12 },
  { slug: 'succession-premieres-demarches', author: 'ndeye-fatou-gueye-dakar', category: 'civil', daysAgo: 14 },
  {
    slug: 'garde-a-vue-ce-que-la-famille-peut-faire',
    author: 'cheikh-mbodj-dakar',
    category: 'criminal',
    daysAgo: 17,
  },
  {
    slug: 'proteger-le-nom-de-sa-marque',
    author: 'salimata-ouattara-abidjan',
    category: 'intellectual_property',
    daysAgo: 19,
  },
  { slug: 'accident-route-premiers-reflexes', author: 'camille-berthet-lyon', category: 'insurance', daysAgo: 21 },
];
