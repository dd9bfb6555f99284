import { ownProfessional } from 'shared-contracts/schemas/own-professional';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { rowOf } from 'shared-contracts/testing/row-of';

const unlimited = { day: null, week: null, month: null, year: null };

/** A verified lawyer in Douala with her private fields; `change` overrides fields. */
export const ownProfessionalFixture = (change: Partial<OwnProfessional> = {}): OwnProfessional =>
  rowOf(ownProfessional, {
    id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e02',
    slug: 'aissatou-mbarga',
    kind: 'individual',
    lastName: 'Mbarga',
    firstNames: 'Aïssatou',
    profession: 'lawyer',
    functions: ['lawyer'],
    specialities: ['labour'],
    languages: ['fr', 'en'],
    callTypes: ['video', 'call'],
    yearsOfExperience: 12,
    gender: 'female',
    country: 'CM',
    city: 'Douala',
    timeZone: 'Africa/Douala',
    cancelNoticeHours: 24,
    firstContacts: false,
    firstContactsPerDay: 5,
    isAway: false,
    availableNow: false,
    ratingCount: 0,
    verifiedAt: '2026-01-10T09:00:00.000Z',
    email: 'pro@nimbia.test',
    phoneNumber: '+237699001122',
    bufferMinutes: 0,
    minimumNoticeMinutes: 120,
    horizonDays: 90,
    bookingLimits: { appointments: unlimited, minutes: unlimited },
    planId: 'standard',
    ...change,
  });
