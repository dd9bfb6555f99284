import type { OfferedConsultation } from '../booking/list-consultations.ts';

/** A first consultation of half an hour for 15 000 FCFA; `change` overrides fields. */
export const consultationFixture = (change: Partial<OfferedConsultation> = {}): OfferedConsultation => ({
  id: '0192a000-0000-7000-8000-0000000000c1',
  nameFr: 'Première consultation',
  nameEn: 'First consultation',
  minutes: 30,
  feeKind: 'fixed',
  fee: 15_000,
  currency: 'XAF',
  callTypes: ['video', 'call'],
  preparationFr: null,
  preparationEn: null,
  ...change,
});
