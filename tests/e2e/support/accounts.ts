/** The demo accounts that `npm start` prints. */
export const CLIENT = { email: 'client@nimbia.test', password: 'Client-2026!', role: 'client' } as const;
export const PROFESSIONAL = { email: 'pro@nimbia.test', password: 'Avocat-2026!', role: 'professional' } as const;
export const FREE_PROFESSIONAL = {
  email: 'pro-free@nimbia.test',
  password: 'Avocat-2026!',
  role: 'professional',
} as const;
/** Decides on documents and comments. */
export const OPERATOR = { email: 'operator@nimbia.test', password: 'Operateur-2026!', role: 'professional' } as const;

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly role: 'client' | 'professional';
}
