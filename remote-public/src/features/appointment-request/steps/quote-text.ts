import { quoteOf } from 'shared-contracts/formats/text/quote-of';
import type { ConsultationQuote } from 'shared-contracts/schemas/consultation';

/** Length and fee in a URL, to be compared with what they are later. */
export const quoteText = (quoted: ConsultationQuote): string => Object.values(quoteOf(quoted)).join('-');
