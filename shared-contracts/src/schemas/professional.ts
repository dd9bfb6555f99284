import * as v from 'valibot';
import { bookingLimits } from './booking-limits.ts';
import {
  calendarDate,
  code,
  count,
  email,
  emptyOr,
  id,
  instant,
  listOf,
  optionalName,
  optionalText,
  phone,
  requiredName,
  timeZone,
  wallTime,
} from './text.ts';
import {
  callType,
  feeCurrencies,
  feeKinds,
  genders,
  legalCategory,
  legalKinds,
  planIds,
  profession,
  workingLanguage,
} from './vocabulary.ts';
import { textLimits } from './text-limits.ts';

/** Editable fields of the profile (specification, section 3) and of the booking rules (booking-rules.md). */
export const professionalInput = v.object({
  lastName: requiredName(textLimits.lastName),
  firstNames: requiredName(textLimits.firstNames),
  companyName: optionalName(textLimits.companyName),
  phoneNumber: phone,
  /** Public contact details of the practice; those of the account stay private. */
  publicPhone: emptyOr(phone),
  publicEmail: emptyOr(email),
  yearsOfExperience: count(0, 70),
  openingTime: v.nullable(wallTime),
  closingTime: v.nullable(wallTime),
  gender: v.nullable(v.picklist(genders, code('INVALID'))),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u, code('INVALID'))),
  city: requiredName(textLimits.city),
  languages: listOf(workingLanguage, 13),
  functions: v.pipe(listOf(profession, 8), v.minLength(1, code('REQUIRED'))),
  specialities: listOf(legalCategory, 14),
  descriptionFr: optionalText(textLimits.description),
  descriptionEn: optionalText(textLimits.description),
  address: optionalName(textLimits.address),
  latitude: v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
  longitude: v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
  timeZone,
  /** Minutes kept free after each appointment. */
  bufferMinutes: count(0, 240),
  /** Minimum time between the request and the start, in minutes; 120 by default. */
  minimumNoticeMinutes: count(0, 43_200),
  /** How many calendar days ahead can be booked; 90 by default. */
  horizonDays: count(1, 365),
  /** Notice period, in hours, for a client who cancels or moves; 24 by default. */
  cancelNoticeHours: count(0, 336),
  /** Maximum appointments and minutes per day, week, month and year; none by default. */
  bookingLimits,
  /** The switch 'I am available now' / 'I am not available'. */
  availableNow: v.boolean(),
  /** The date chosen beside the switch. */
  availableDate: v.nullable(calendarDate),
});
export type ProfessionalInput = v.InferInput<typeof professionalInput>;

/**
 * Who may write first and what is answered while away: in PUT /base/professionals/update/{id}, by the professional. First contacts are
 * closed by default; clients who booked or were answered can always write.
 */
export const contactSettings = v.object({
  firstContacts: v.boolean(code('INVALID')),
  /** At most so many first contacts a day, of the professional's time zone; 5 by default. */
  firstContactsPerDay: count(1, 100),
  /** Answers each conversation once a day with the text in the client's language, else in the other one. */
  isAway: v.boolean(code('INVALID')),
  awayFr: optionalText(textLimits.awayReply),
  awayEn: optionalText(textLimits.awayReply),
});
export type ContactSettings = v.InferInput<typeof contactSettings>;

/** Sets a picture: the id of an upload, or null. Read back as its address on the API host. */
export const professionalImages = v.object({ profileImage: v.nullable(id), logo: v.nullable(id) });

/**
 * PUT /base/professionals/update/{id} by an operator: the professional register and the number in it.
 */
export const professionalNote = v.partial(
  v.object({
    registeredWithFr: optionalName(160),
    registeredWithEn: optionalName(160),
    registerNumber: optionalName(80),
  }),
);
/** Why somebody who is switched on is not shown as available now. */
export const notAvailableReasons = ['not_listed', 'no_call', 'not_yet', 'hours', 'busy'] as const;
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

/** Fields for the professional and operators only, in addition to {@link publicProfessional}. */
export const ownProfessional = v.object({
  ...publicProfessional.entries,
  email: v.string(),
  secondaryEmail: v.nullable(v.string()),
  phoneNumber: v.string(),
  bufferMinutes: v.number(),
  minimumNoticeMinutes: v.number(),
  horizonDays: v.number(),
  bookingLimits,
  firstContactsPerDay: v.number(),
  isAway: v.boolean(),
  awayFr: v.nullable(v.string()),
  awayEn: v.nullable(v.string()),
  /** What keeps visitors from seeing that the switch "available now" is on. */
  notAvailableBecause: v.nullable(v.picklist(notAvailableReasons)),
  planId: v.picklist(planIds),
});
export type OwnProfessional = v.InferOutput<typeof ownProfessional>;
