import type { ProfessionalPath } from 'shared-contracts/remote/paths';

/** Planned, not built yet: each answers with its layout and says so, and the menu marks it. */
export const notOpen = [
  '/pro/avis',
  '/pro/Compte',
  '/pro/clients',
  '/pro/message',
  '/pro/pricing',
  '/pro/profile',
  '/pro/articles',
  '/pro/factures',
  '/pro/nimbia-ai',
  '/pro/publicite',
] as const satisfies readonly ProfessionalPath[];
