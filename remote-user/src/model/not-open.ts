import type { ClientPath } from 'shared-contracts/remote/paths';

/** Planned, not built yet: each answers with its layout and says so, and the menu marks it. */
export const notOpen = [
  '/user/avis',
  '/user/disp',
  '/user/clients',
  '/user/comment',
  '/user/message',
  '/user/profile',
  '/user/factures',
  '/user/question',
  '/user/nimbia-ai',
  '/user/disponibilite',
] as const satisfies readonly ClientPath[];
