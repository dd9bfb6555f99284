import * as v from 'valibot';
import { id } from './text.ts';
import { legalKinds } from './vocabulary.ts';

/** The other party of an appointment, with the fields visible to the reader. */
export const party = v.object({
  id,
  firstNames: v.string(),
  lastName: v.string(),
  /** Of a professional; a firm is shown by its name. */
  kind: v.nullish(v.picklist(legalKinds)),
  companyName: v.nullish(v.string()),
  slug: v.nullish(v.string()),
  city: v.nullish(v.string()),
  country: v.nullish(v.string()),
  profileImage: v.nullish(v.string()),
  timeZone: v.nullish(v.string()),
  /** Of a professional's practice; public. */
  address: v.nullish(v.string()),
  latitude: v.nullish(v.number()),
  longitude: v.nullish(v.number()),
  /** Public contact details of a professional's practice. */
  publicPhone: v.nullish(v.string()),
  publicEmail: v.nullish(v.string()),
  /** Of a professional: the notice period, in hours, for a client who cancels or moves. */
  cancelNoticeHours: v.nullish(v.number()),
  /** Of a professional: whether the profile is listed and can be booked; null for a client. */
  isBookable: v.nullish(v.boolean()),
  /** Of the client, for a professional who accepted a phone call. */
  phone: v.nullish(v.string()),
});
