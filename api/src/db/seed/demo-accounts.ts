/** Accounts to try the product with; printed at the start and in the README. Never seeded in production. */
export const demoAccounts = [
  {
    email: 'client@nimbia.test',
    password: 'Client-2026!',
    role: 'client',
    firstNames: 'Amina',
    lastName: 'Bello',
    lang: 'fr',
    timeZone: 'Africa/Douala',
    note: 'client',
  },
  {
    email: 'pro@nimbia.test',
    password: 'Avocat-2026!',
    role: 'professional',
    slug: 'clarisse-mbarga-douala',
    note: 'lawyer, standard plan',
  },
  {
    email: 'pro-free@nimbia.test',
    password: 'Avocat-2026!',
    role: 'professional',
    slug: 'yann-kouassi-abidjan',
    note: 'lawyer, free plan',
  },
  {
    email: 'pro-premium@nimbia.test',
    password: 'Avocat-2026!',
    role: 'professional',
    slug: 'aissatou-diallo-dakar',
    note: 'lawyer, premium plan',
  },
  {
    email: 'operator@nimbia.test',
    password: 'Operateur-2026!',
    role: 'operator',
    firstNames: 'Solène',
    lastName: 'Vidal',
    lang: 'fr',
    timeZone: 'Europe/Paris',
    note: 'operator',
  },
] as const;

export type DemoAccount = (typeof demoAccounts)[number];
