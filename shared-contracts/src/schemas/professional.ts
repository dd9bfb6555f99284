import * as v from 'valibot';
import { calendarDate, id, instant } from './text.ts';
import {
  callType,
  feeCurrencies,
  feeKinds,
  genders,
  legalCategory,
  legalKinds,
  profession,
  workingLanguage,
} from './vocabulary.ts';

/** A professional as the public reads them: public contact details only, no private settings. */
export const publicProfessional = v.object({
  id,
  slug: v.string(),
  kind: v.picklist(legalKinds),
  companyName: v.nullable(v.string()),
  lastName: v.string(),
  firstNames: v.string(),
  profession,
  functions: v.array(profession),
  specialities: v.array(legalCategory),
  languages: v.array(workingLanguage),
  /** Those of the active consultations; none where nothing can be booked. */
  callTypes: v.array(callType),
  yearsOfExperience: v.number(),
  gender: v.nullable(v.picklist(genders)),
  country: v.string(),
  city: v.string(),
  address: v.nullable(v.string()),
  publicPhone: v.nullable(v.string()),
  publicEmail: v.nullable(v.string()),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  openingTime: v.nullable(v.string()),
  closingTime: v.nullable(v.string()),
  descriptionFr: v.nullable(v.string()),
  descriptionEn: v.nullable(v.string()),
  profileImage: v.nullable(v.string()),
  logo: v.nullable(v.string()),
  timeZone: v.string(),
  cancelNoticeHours: v.number(),
  /** Clients may write without having booked. */
  firstContacts: v.boolean(),
  /** Takes a call at once: switched on in the last hours, within opening hours, no appointment running. */
  availableNow: v.boolean(),
  /** Until when, at the longest; null while not available. */
  availableUntil: v.nullable(instant),
  /** When the switch was set; it holds for `availableForHours` (processes/available-now). */
  availableSince: v.nullable(instant),
  availableDate: v.nullable(v.string()),
  ratingAverage: v.nullable(v.number()),
  ratingCount: v.number(),
  /** Lowest fee of the active consultations, with their length; null without one. */
  lowestFeeKind: v.nullable(v.picklist(feeKinds)),
  /** In the smallest unit of the currency. */
  lowestFee: v.nullable(v.number()),
  lowestFeeCurrency: v.nullable(v.picklist(feeCurrencies)),
  lowestFeeMinutes: v.nullable(v.number()),
  verifiedAt: v.nullable(instant),
  verifiedUntil: v.nullable(calendarDate),
  /** Ends the sentence "Inscrite …": « au barreau du Cameroun ». */
  registeredWithFr: v.nullable(v.string()),
  /** Ends the sentence "Registered with …": "the Cameroon Bar". */
  registeredWithEn: v.nullable(v.string()),
  registerNumber: v.nullable(v.string()),
});
export type PublicProfessional = v.InferOutput<typeof publicProfessional>;
