import type { KnownProfessional } from 'shared-contracts/schemas/known-professional';
import { publicProfessional, type PublicProfessional } from 'shared-contracts/schemas/professional';
import { rowOf } from 'shared-contracts/testing/row-of';

/** A lawyer in Douala. */
export const profileFixture = (change: Partial<PublicProfessional> = {}): PublicProfessional =>
  rowOf(publicProfessional, {
    id: '0192a000-0000-7000-8000-00000000000a',
    slug: 'aissatou-mbarga',
    kind: 'individual',
    lastName: 'Mbarga',
    firstNames: 'Aïssatou',
    profession: 'lawyer',
    functions: ['lawyer'],
    specialities: ['labour'],
    languages: ['fr'],
    callTypes: ['video', 'call'],
    yearsOfExperience: 12,
    gender: 'female',
    country: 'CM',
    city: 'Douala',
    timeZone: 'Africa/Douala',
    cancelNoticeHours: 24,
    availableNow: false,
    firstContacts: false,
    ratingCount: 0,
    verifiedAt: '2026-01-10T09:00:00.000Z',
    ...change,
  });

/** Somebody whom the client has met and follows. */
export const knownFixture = (
  change: Partial<KnownProfessional> = {},
  about: Partial<PublicProfessional> = {},
): KnownProfessional => {
  const profile = profileFixture(about);
  return {
    professional: profile,
    profile,
    followId: '0192a000-0000-7000-8000-0000000000f1',
    isMet: true,
    isContacted: true,
    last: { id: '0192a000-0000-7000-8000-0000000000a1', startsAt: '2026-11-06T09:00:00.000Z' },
    next: null,
    consultation: {
      id: '0192a000-0000-7000-8000-0000000000c1',
      nameFr: 'Conseil en droit du travail',
      nameEn: 'Employment advice',
      minutes: 45,
      feeKind: 'fixed',
      fee: 20_000,
      currency: 'XAF',
      callTypes: ['video', 'call'],
    },
    callType: 'call',
    rating: 4,
    ...change,
  };
};

export const pageOf = (...data: readonly unknown[]) => ({ data, page: { next: null, limit: 20 } });

/** Free times of a professional, as POST /slots answers. */
export const slotsFixture = (professionalId: string, ...starts: readonly string[]) => ({
  professionalId,
  timeZone: 'Africa/Douala',
  consultationId: '0192a000-0000-7000-8000-0000000000c1',
  slotMinutes: 45,
  slots: starts.map((startsAt) => ({
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 2_700_000).toISOString(),
    callTypes: ['video', 'call'],
  })),
  next: null,
});
