import { isByLink, type MeetingProvider } from 'shared-contracts/schemas/meeting-provider';
import type { CallType, FeeCurrency, FeeKind } from 'shared-contracts/schemas/vocabulary';
import type { Consultation, ConsultationValues } from '../../data/practice/consultations.ts';
import { amountText, readAmount } from '../../model/read-amount.ts';

/** A consultation as its inputs hold it. */
export interface ConsultationForm {
  nameFr: string;
  nameEn: string;
  minutes: number;
  feeKind: FeeKind;
  /** As typed, in the unit of the currency. */
  fee: string;
  currency: FeeCurrency;
  callTypes: CallType[];
  meetingProvider: MeetingProvider;
  videoLink: string;
  preparationFr: string;
  preparationEn: string;
  active: boolean;
}

/** The body that the inputs stand for; a fee that cannot be read is NaN. */
export const inputOf = ({ fee, currency, ...form }: ConsultationForm) => ({
  ...form,
  // A link is of no use, and not shown, without video and in the room.
  videoLink: form.callTypes.includes('video') && isByLink(form.meetingProvider) ? form.videoLink : null,
  ...(form.feeKind === 'fixed'
    ? { fee: readAmount(fee, currency) ?? Number.NaN, currency }
    : { fee: null, currency: null }),
});

/** Currency by country: where francs CFA are used, and the dollar; elsewhere the euro. */
export function currencyOf(country: string): FeeCurrency {
  if (['CM', 'CF', 'CG', 'GA', 'GQ', 'TD'].includes(country)) return 'XAF';
  if (['BF', 'BJ', 'CI', 'GW', 'ML', 'NE', 'SN', 'TG'].includes(country)) return 'XOF';
  return country === 'CA' ? 'CAD' : 'EUR';
}

/** An empty form. */
export const blank = (currency: FeeCurrency): ConsultationForm => ({
  nameFr: '',
  nameEn: '',
  minutes: 30,
  feeKind: 'fixed',
  fee: '',
  currency,
  callTypes: ['call'],
  meetingProvider: 'built_in',
  videoLink: '',
  preparationFr: '',
  preparationEn: '',
  active: true,
});

/** What the inputs show of a row. */
export const formOf = (row: ConsultationValues, currency: FeeCurrency, locale: string): ConsultationForm => ({
  nameFr: row.nameFr,
  nameEn: row.nameEn,
  minutes: row.minutes,
  feeKind: row.feeKind,
  fee: row.fee === null ? '' : amountText(row.fee, row.currency ?? currency, locale),
  currency: row.currency ?? currency,
  callTypes: row.callTypes,
  meetingProvider: row.meetingProvider ?? (row.videoLink ? 'link' : 'built_in'),
  videoLink: row.videoLink ?? '',
  preparationFr: row.preparationFr ?? '',
  preparationEn: row.preparationEn ?? '',
  active: row.active,
});

/** What a save expects to find. */
export const expectedOf = ({ id, professionalId, createdAt, position, ...values }: Consultation): ConsultationValues =>
  values;
