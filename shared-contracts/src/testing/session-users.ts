import type { SessionAnswer, SessionUser } from '../schemas/session.ts';

/** A client as returned by `/auth/login`. */
export const clientUser: SessionUser = {
  id: '0192a000-0000-7000-8000-000000000001',
  role: 'client',
  email: 'client@nimbia.test',
  firstNames: 'Aïcha',
  lastName: 'Mbarga',
  lang: 'fr',
  timeZone: 'Africa/Douala',
  professionalId: null,
  slug: null,
  companyName: null,
  planId: null,
};

/** A professional on the standard plan. */
export const professionalUser: SessionUser = {
  ...clientUser,
  id: '0192a000-0000-7000-8000-000000000002',
  role: 'professional',
  email: 'pro@nimbia.test',
  firstNames: 'Étienne',
  lastName: 'Kouassi',
  professionalId: '0192a000-0000-7000-8000-000000000002',
  slug: 'etienne-kouassi',
  planId: 'standard',
};

/** An operator, who has no area. */
export const operatorUser: SessionUser = {
  ...clientUser,
  id: '0192a000-0000-7000-8000-000000000003',
  role: 'operator',
  email: 'operator@nimbia.test',
};

/** The response that signs `user` in. */
export const sessionAnswerOf = (user: SessionUser, token = 'token-1'): SessionAnswer => ({
  token,
  expiresAt: '2026-11-20T10:00:00.000Z',
  user,
});
