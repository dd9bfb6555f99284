import { publicProfessional } from 'shared-contracts/schemas/professional';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { rowOf } from 'shared-contracts/testing/row-of';

/** A verified lawyer in Douala; `change` overrides fields. */
export const professionalFixture = (change: Partial<PublicProfessional> = {}): PublicProfessional =>
  rowOf(publicProfessional, {
    id: '0192a000-0000-7000-8000-00000000000a',
    slug: 'aissatou-mbarga',
    kind: 'individual',
    lastName: 'Mbarga',
    firstNames: 'Aïssatou',
    profession: 'lawyer',
    functions: ['lawyer'],
    specialities: ['labour', 'civil'],
    languages: ['fr', 'en', 'dua'],
    callTypes: ['video', 'call'],
    yearsOfExperience: 12,
    gender: 'female',
    country: 'CM',
    city: 'Douala',
    address: '12 rue Joss, Douala',
    openingTime: '08:00',
    closingTime: '17:00',
    descriptionFr: 'J’explique d’abord.\n\nJe propose ensuite.',
    timeZone: 'Africa/Douala',
    cancelNoticeHours: 24,
    firstContacts: false,
    availableNow: false,
    ratingAverage: 4.6,
    ratingCount: 32,
    verifiedAt: '2026-01-10T09:00:00.000Z',
    verifiedUntil: '2027-12-31',
    registeredWithFr: 'au barreau du Cameroun',
    registeredWithEn: 'the Cameroon Bar',
    registerNumber: 'CM-2041',
    ...change,
  });
