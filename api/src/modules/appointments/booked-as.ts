import { sql } from 'kysely';
import { quoteOf } from 'shared-contracts/formats/text/quote-of';
import type { ConsultationQuote } from 'shared-contracts/schemas/consultation';
import { isByLink } from 'shared-contracts/schemas/meeting-provider';
import type { MeetingProvider } from 'shared-contracts/schemas/meeting-provider';
import type { CallType, FeeCurrency, FeeKind } from 'shared-contracts/schemas/vocabulary';
import { Problem } from '../../http/problem.ts';

/** What an appointment keeps of its consultation, whatever becomes of that. */
export interface BookedAs {
  readonly consultationNameFr: string;
  readonly consultationNameEn: string;
  readonly preparationFr: string | null;
  readonly preparationEn: string | null;
  readonly feeKind: FeeKind;
  readonly fee: number | null;
  readonly currency: FeeCurrency | null;
  readonly meetingProvider: MeetingProvider;
  /** Of an appointment by video, where the provider needs it. */
  readonly keptVideoLink: string | null;
}

/** The columns of a consultation that a request is compared with and that are kept. */
export interface BookedConsultation extends ConsultationQuote {
  readonly id: string;
  readonly nameFr: string;
  readonly nameEn: string;
  readonly preparationFr: string | null;
  readonly preparationEn: string | null;
  readonly callTypes: readonly CallType[];
  readonly meetingProvider: MeetingProvider;
  readonly videoLink: string | null;
}

/** The same of a row of `consultations`. */
export const bookedJson = sql<BookedConsultation>`jsonb_build_object('id', id, 'nameFr', name_fr, 'nameEn', name_en, 'minutes', minutes,
  'feeKind', fee_kind, 'fee', fee, 'currency', currency, 'callTypes', call_types,
  'meetingProvider', meeting_provider, 'videoLink', video_link,
  'preparationFr', preparation_fr, 'preparationEn', preparation_en)`;

/** @throws Problem 409 CONSULTATION_CHANGED, with the consultation as it is now, when the client saw another length or fee. */
export function requireQuote({ videoLink: _, ...consultation }: BookedConsultation, quote: ConsultationQuote): void {
  if (JSON.stringify(quoteOf(quote)) !== JSON.stringify(quoteOf(consultation)))
    throw new Problem(409, 'CONSULTATION_CHANGED', { details: { consultation } });
}

export const bookedAs = (
  { nameFr, nameEn, preparationFr, preparationEn, feeKind, fee, currency, ...where }: BookedConsultation,
  callType: CallType,
): BookedAs => ({
  consultationNameFr: nameFr,
  consultationNameEn: nameEn,
  preparationFr,
  preparationEn,
  feeKind,
  fee,
  currency,
  // By phone nobody opens the page of another provider.
  meetingProvider: callType === 'video' ? where.meetingProvider : 'built_in',
  keptVideoLink: callType === 'video' && isByLink(where.meetingProvider) ? where.videoLink : null,
});
