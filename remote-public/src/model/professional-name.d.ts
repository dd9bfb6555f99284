import type { PublicProfessional } from 'shared-contracts/schemas/professional';
/** What a professional is called: the firm's name for a firm, else first names and last name. */
export declare const professionalName: ({
  kind,
  companyName,
  firstNames,
  lastName,
}: Pick<PublicProfessional, 'kind' | 'companyName' | 'firstNames' | 'lastName'>) => string;
