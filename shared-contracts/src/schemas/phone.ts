import * as v from 'valibot';
import { code } from './text.ts';

/**
 * International phone number: a country prefix (+ or 00) and 6 to 15 digits (E.164), with spaces and ( ) . -, at most
 * 24 characters; stored as "+237671234567". A zero in brackets, "+33 (0)6", is dialled in some countries and not in
 * others, and nothing here knows which: refused. National formats are read by the forms
 * (formats/place/phone-plans), which know their country. Codes: REQUIRED, PHONE_INVALID.
 */
export const phone = v.pipe(
  v.string(code('REQUIRED')),
  v.trim(),
  v.nonEmpty(code('REQUIRED')),
  v.regex(/^(?=.{6,24}$)(?!.*\d\D*\(\s*0)[\s(]*(?:\+|00)(?:[\s().-]*\d){6,15}[\s().-]*$/u, code('PHONE_INVALID')),
  v.transform((written) => written.replace(/[^\d+]/gu, '').replace(/^00/u, '+')),
);
