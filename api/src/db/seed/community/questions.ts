import type { LegalCategory, Locale } from 'shared-contracts/schemas/vocabulary';

/** A public question of the demonstration with its answers. */
export interface SeedQuestion {
  readonly client: 'demo' | number;
  readonly pseudonym: string;
  readonly category: LegalCategory;
  readonly lang: Locale;
  readonly daysAgo: number;
  readonly title: string;
  readonly body: string;
  readonly answers: readonly { readonly by: string; readonly body: string; readonly isBest?: true }[];
}

export const questions: readonly SeedQuestion[] = [
  {
    client: 'demo',
    pseudonym: 'Couturière de Bonabéri',
    category: 'labour',
    lang: 'fr',
    daysAgo: 12,
    title: 'Mes heures supplémentaires sont-elles prouvées par mes seuls plannings ?',
    body: 'Je garde depuis juillet les plannings affichés à l’atelier. Mon employeur dit qu’ils ne valent rien parce qu’il ne les a pas signés. Que puis-je réunir d’autre ?',
    answers: [
      {
        by: 'clarisse-mbarga-douala',
        isBest: true,
        body: 'Un planning non signé n’est pas sans valeur : c’est un commencement de preuve. Ajoutez vos messages, les noms de collègues prêts à témoigner et un relevé jour par jour tenu par vous. C’est ensuite à l’employeur de montrer les heures réellement faites.',
      },
      {
        by: 'yann-kouassi-abidjan',
        body: 'Demandez aussi, par écrit, communication de vos bulletins détaillés. Le silence ou un refus se plaide. Et faites-le avant de quitter l’atelier : les accès se ferment vite.',
      },
    ],
  },
  {
    client: 5,
    pseudonym: 'Maman à Laval',
    category: 'civil',
    lang: 'fr',
    daysAgo: 8,
    title: 'Garde partagée : puis-je passer les fêtes à l’étranger avec les enfants ?',
    body: 'Nous avons une garde partagée par jugement. Le père ne répond pas à mes messages au sujet d’un voyage de dix jours en décembre. Ai-je besoin d’une autorisation écrite ?',
    answers: [
      {
        by: 'genevieve-tremblay-montreal',
        isBest: true,
        body: 'Relisez d’abord le jugement : certains règlent les voyages. Sinon, demandez l’accord par écrit avec les dates, l’adresse et les billets. Sans réponse, le tribunal peut l’autoriser, mais déposez la demande plusieurs semaines avant le départ.',
      },
    ],
  },
  {
    client: 1,
    pseudonym: 'Shopkeeper in Akwa',
    category: 'commercial',
    lang: 'en',
    daysAgo: 5,
    title: 'Can a landlord lock me out of a shop for which I pay every month?',
    body: 'My lease runs until next June. The landlord wants the shop for his son and has changed the lock of the storeroom. I have receipts for every month.',
    answers: [
      {
        by: 'patrick-fotso-douala',
        body: 'No. As long as the lease runs and the rent is paid, only a court can order you out. Have a bailiff record the changed lock this week, then ask the judge in urgent proceedings to let you back in.',
      },
      {
        by: 'jean-bosco-essomba-douala',
        body: 'I can confirm what such a record should hold: the date, photographs, the state of the lock, what is inside and who was present. Bring the receipts too, they are quoted in it.',
      },
    ],
  },
  {
    client: 2,
    pseudonym: 'Petit promoteur',
    category: 'land',
    lang: 'fr',
    daysAgo: 4,
    title: 'Acheter un terrain dont le titre est encore au nom du grand-père du vendeur',
    body: 'Le vendeur dit que ses frères sont d’accord et propose un acte sous seing privé en attendant. Le terrain est à la sortie de la ville. Est-ce raisonnable de verser un acompte ?',
    answers: [
      {
        by: 'nadege-tchoumi-douala',
        body: 'Ne versez rien avant la succession : tant que le titre n’est pas muté au nom des héritiers, aucun d’eux ne peut vendre seul. Demandez le certificat de propriété récent et le jugement d’hérédité ; sans ces deux pièces, l’accord des frères ne vous protège pas.',
      },
    ],
  },
  {
    client: 4,
    pseudonym: 'Founder, two people',
    category: 'intellectual_property',
    lang: 'en',
    daysAgo: 2,
    title: 'Does registering a company name also protect it as a trade mark?',
    body: 'We registered our company in Abidjan last month. Another firm in Ghana now sells under nearly the same name online. Is the company register enough to stop them?',
    answers: [],
  },
  {
    client: 'demo',
    pseudonym: 'Couturière de Bonabéri',
    category: 'business',
    lang: 'fr',
    daysAgo: 1,
    title: 'À deux, vaut-il mieux une société ou deux entreprises individuelles ?',
    body: 'Nous voulons vendre ensemble nos vêtements, l’une à Douala, l’autre à Abidjan. Nous n’avons ni local ni salarié pour l’instant, seulement deux machines et un compte en ligne.',
    answers: [],
  },
];

/** Comments on articles and, by the question's number, on its first answer. */
export const comments: readonly {
  readonly on: { readonly article: string } | { readonly question: number };
  readonly client: 'demo' | number;
  readonly pseudonym?: string;
  readonly daysAgo: number;
  readonly body: string;
}[] = [
  {
    on: { article: 'preparer-premier-rendez-vous-avocat' },
    client: 'demo',
    daysAgo: 9,
    body: 'La liste des pièces m’a fait gagner un rendez-vous. Merci.',
  },
  {
    on: { article: 'preparer-premier-rendez-vous-avocat' },
    client: 4,
    daysAgo: 7,
    body: 'Could you add what to bring when the contract is only in English?',
  },
  {
    on: { article: 'licenciement-que-garder' },
    client: 3,
    pseudonym: 'Ancien chef de rayon',
    daysAgo: 6,
    body: 'J’ajouterais : notez les noms de ceux qui étaient présents à l’entretien.',
  },
  {
    on: { article: 'acheter-un-terrain-verifications' },
    client: 2,
    daysAgo: 3,
    body: 'Combien de temps faut-il compter pour le certificat de propriété ?',
  },
  {
    on: { article: 'facture-impayee-relancer' },
    client: 4,
    daysAgo: 2,
    body: 'The third reminder worked, exactly as described here.',
  },
  {
    on: { question: 0 },
    client: 'demo',
    pseudonym: 'Couturière de Bonabéri',
    daysAgo: 10,
    body: 'Merci Maître, une collègue accepte de témoigner.',
  },
  {
    on: { question: 2 },
    client: 1,
    pseudonym: 'Shopkeeper in Akwa',
    daysAgo: 4,
    body: 'Thank you. The bailiff came this morning.',
  },
];
