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
import { callType, genders, legalCategory, legalKinds, planIds, profession, workingLanguage } from './vocabulary.ts';

/** Editable fields of the profile (specification, section 3) and of the booking rules (booking-rules.md). */
export const professionalInput = v.object({
  lastName: requiredName(80),
  firstNames: requiredName(120),
  companyName: optionalName(160),
  phoneNumber: phone,
  /** Public contact details of the practice; those of the account stay private. */
  publicPhone: emptyOr(phone),
  publicEmail: emptyOr(email),
  yearsOfExperience: count(0, 70),
  openingTime: v.nullable(wallTime),
  closingTime: v.nullable(wallTime),
  gender: v.nullable(v.picklist(genders, code('INVALID'))),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u, code('INVALID'))),
  city: requiredName(80),
  languages: listOf(workingLanguage, 13),
  functions: v.pipe(listOf(profession, 8), v.minLength(1, code('REQUIRED'))),
  specialities: listOf(legalCategory, 14),
  callTypes: listOf(callType, 3),
  descriptionFr: optionalText(4000),
  descriptionEn: optionalText(4000),
  address: optionalName(240),
  latitude: v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
  longitude: v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
  timeZone,
  /** Slot duration in minutes. */
  slotMinutes: count(10, 480),
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
export type ProfessionalNote = v.InferInput<typeof professionalNote>;

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
  slotMinutes: v.number(),
  cancelNoticeHours: v.number(),
  availableNow: v.boolean(),
  availableDate: v.nullable(v.string()),
  ratingAverage: v.nullable(v.number()),
  ratingCount: v.number(),
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
  planId: v.picklist(planIds),
});
export type OwnProfessional = v.InferOutput<typeof ownProfessional>;
