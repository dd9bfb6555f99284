import type { ClientOfPractice } from 'shared-contracts/schemas/client';

/** First and last name; undefined once the account is deleted. */
export const clientName = ({ firstNames, lastName }: Pick<ClientOfPractice, 'firstNames' | 'lastName'>) =>
  lastName === '–' ? undefined : `${firstNames} ${lastName}`;
