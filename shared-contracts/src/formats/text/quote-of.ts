import type { ConsultationQuote } from '../../schemas/consultation.ts';

/** Length and fee of a consultation, which a request states as the client saw them. */
export const quoteOf = ({ minutes, feeKind, fee, currency }: ConsultationQuote): ConsultationQuote => ({
  minutes,
  feeKind,
  fee,
  currency,
});
