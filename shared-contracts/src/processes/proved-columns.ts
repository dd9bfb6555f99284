import type { DocumentKind } from '../schemas/value-lists.ts';

/** Columns of a profile that were checked, and the documents that prove them: changing one has these looked at again (decision 023). */
export const provedColumns = {
  lastName: ['identity'],
  firstNames: ['identity'],
  companyName: ['identity', 'commercial_register'],
  functions: ['professional_status', 'professional_body'],
} as const satisfies Readonly<Record<string, readonly DocumentKind[]>>;
