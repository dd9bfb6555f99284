import * as v from 'valibot';
import { bookingLimits } from './booking-limits.ts';
import { email } from './email.ts';
import { optionalName, requiredName } from './name.ts';
import { phone } from './phone.ts';
import { textLimits } from './text-limits.ts';
import { calendarDate, code, count, emptyOr, id, listOf, optionalText } from './text.ts';
import { genders, legalCategory, profession, workingLanguage } from './vocabulary.ts';
import { timeZone, wallTime } from './wall-clock.ts';

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
