import * as v from 'valibot';
import { addStates } from 'shared-contracts/processes/advertisement-life-cycle';
import { partyKinds } from 'shared-contracts/schemas/appointment-party';
import { appointmentStatuses, openers } from 'shared-contracts/processes/appointment-life-cycle';
import { invoiceStatuses, paymentStatuses } from 'shared-contracts/schemas/billing';
import { reviewCriteria } from 'shared-contracts/schemas/review';
import { helpTopics, legalSlugs } from 'shared-contracts/schemas/page';
import {
  callType,
  callTypes,
  feeCurrencies,
  genders,
  legalCategory,
  locale,
  profession,
  professions,
  workingLanguage,
} from 'shared-contracts/schemas/vocabulary';
import { readData } from './read-data.ts';

/** What the demonstration consists of, beside the texts in `texts/`: the files of `data/`, checked as they are read. */

const text = v.pipe(v.string(), v.nonEmpty());
const whole = v.pipe(v.number(), v.integer());
const slug = v.pipe(text, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u));
/** The client among the demonstration accounts, or one of `clients` by index. */
const client = v.union([v.literal('demo'), v.pipe(whole, v.minValue(0))]);
export type SeedClient = v.InferOutput<typeof client>;
const inBoth = v.strictObject({ fr: text, en: text });

const weekNames = [
  'office',
  'early',
  'evening',
  'deeds',
  'hearings',
  'partTime',
  'online',
  'north',
  'weekend',
] as const;
/** Hours that several weekdays (1 is Monday) have in common; for all call types unless some are named. */
const sharedHours = v.union([
  v.strictTuple([v.array(whole), text, text]),
  v.strictTuple([v.array(whole), text, text, v.array(callType)]),
]);
const week = v.pipe(
  v.array(sharedHours),
  v.transform((parts) =>
    parts.flatMap(([weekdays, startTime, endTime, types = callTypes]) =>
      weekdays.map((weekday) => ({ weekday, startTime, endTime, callTypes: [...types] })),
    ),
  ),
);
/** Weeks that real practices keep: lunch breaks, Saturday mornings, evening calls, hearings in the morning. */
export const weeks = readData('weeks', v.strictObject(v.entriesFromList(weekNames, week)));
export type WeekName = (typeof weekNames)[number];

const person = v.strictObject({
  firstNames: text,
  lastName: text,
  gender: v.picklist(genders),
  company: v.optional(text),
  functions: v.array(profession),
  specialities: v.array(legalCategory),
  languages: v.array(workingLanguage),
  callTypes: v.optional(v.array(callType)),
  years: whole,
  week: v.picklist(weekNames),
  /** Of the first consultation. */
  minutes: v.optional(whole),
  bufferMinutes: v.optional(whole),
  address: text,
  /** Average and number of the reviews of earlier years. */
  rating: v.optional(v.strictTuple([v.number(), whole])),
  isVerified: v.optional(v.literal(false)),
  isAvailableNow: v.optional(v.literal(true)),
  description: inBoth,
});
export type SeedPerson = v.InferOutput<typeof person>;

const city = v.strictObject({
  name: text,
  country: text,
  /** Of fees. */
  currency: v.picklist(feeCurrencies),
  timeZone: text,
  latitude: v.number(),
  longitude: v.number(),
  phonePrefix: text,
  registerPrefix: text,
  /** Bodies that exist, as the ends of "Inscrite …" and "Registered with …". Professions without a register are missing. */
  registers: v.record(profession, inBoth),
  people: v.array(person),
});
export type SeedCity = v.InferOutput<typeof city>;
/** In the order of their people in listings that nothing else orders. */
export const cities = ['douala', 'yaounde', 'abidjan', 'dakar', 'paris', 'lyon', 'bruxelles', 'montreal'].map((name) =>
  readData(`cities/${name}`, city),
);

const offer = v.strictObject({
  name: inBoth,
  /** Missing where the professional decides. */
  minutes: v.optional(whole),
  fee: v.union([v.picklist(['free', 'on_request']), v.strictObject(v.entriesFromList(feeCurrencies, whole))]),
  /** Missing where all that the professional offers will do. */
  callTypes: v.optional(v.array(callType), [...callTypes]),
  preparation: v.optional(inBoth),
});
export type SeedOffer = v.InferOutput<typeof offer>;
/** What each profession offers; the first offer is everybody's. */
export const offers = readData('consultations', v.strictObject(v.entriesFromList(professions, v.array(offer))));

/** Demo clients in the professionals' calendars, who cannot sign in. */
export const clients = readData(
  'clients',
  v.array(v.strictObject({ firstNames: text, lastName: text, lang: locale, timeZone: text })),
);
/** Names of the clients of earlier years: each first name with each last name. */
export const pastClientNames = readData(
  'past-clients',
  v.strictObject({ firstNames: v.array(text), lastNames: v.array(text) }),
);

const dated = { slug, category: legalCategory, daysAgo: whole };
/** `author` is missing where the platform signs; `only` names the language of an article that has not both. */
export const articles = readData(
  'articles',
  v.array(v.strictObject({ ...dated, author: v.optional(slug), only: v.optional(locale) })),
);
const shortText = {
  titleFr: v.optional(text),
  summaryFr: v.optional(text),
  bodyFr: v.optional(text),
  titleEn: v.optional(text),
  bodyEn: v.optional(text),
};
/** What a professional has not published: drafts, planned articles (`daysAhead`), changes and versions of a published one. */
export const unpublished = readData(
  'unpublished',
  v.strictObject({
    author: slug,
    drafts: v.array(
      v.strictObject({ slug, category: legalCategory, daysAgo: whole, daysAhead: v.optional(whole), ...shortText }),
    ),
    pending: v.strictObject({ slug, summaryFr: text }),
    versions: v.array(v.strictObject({ slug, category: legalCategory, daysAgo: whole, ...shortText })),
  }),
);
export const news = readData('news', v.array(v.strictObject(dated)));
export const pages = readData(
  'pages',
  v.strictObject({
    help: v.array(v.strictObject({ slug, topic: v.picklist(helpTopics) })),
    legal: v.array(v.picklist(legalSlugs)),
  }),
);
export const adds = readData(
  'adds',
  v.array(
    v.strictObject({
      professional: slug,
      placement: v.picklist(['home', 'search', 'list', 'profile']),
      /** Missing for one that runs. */
      state: v.optional(v.picklist(addStates)),
      /** Its first day, from today, and for how many. */
      first: v.optional(v.pipe(v.number(), v.integer())),
      days: v.optional(whole),
      titleFr: text,
      /** Empty in a draft. */
      titleEn: v.string(),
      textFr: text,
      textEn: v.string(),
      reason: v.optional(text),
    }),
  ),
);

const appointment = v.strictObject({
  professional: slug,
  client,
  /** Days from today; the slot on that day is looked up. */
  day: whole,
  status: v.picklist(appointmentStatuses),
  callType: v.optional(callType),
  reason: text,
  changeReason: v.optional(text),
  changeNote: v.optional(text),
  /** Names of the files that the client sent with the request. */
  documents: v.optional(v.array(text)),
  /** Documents that the professional asks for on accepting. */
  asks: v.optional(v.array(text)),
  /** What the professional noted about it. */
  notes: v.optional(text),
  /** The other side, as the client names it. */
  parties: v.optional(
    v.array(v.strictObject({ kind: v.picklist(partyKinds), name: text, otherNames: v.optional(v.array(text), []) })),
  ),
  /** The professional proposes another time, on this day. */
  proposesDay: v.optional(whole),
  openedBy: v.optional(v.picklist(openers), 'client'),
});
export type SeedAppointment = v.InferOutput<typeof appointment>;
export const appointments = readData('appointments', v.array(appointment));

/** What professionals have noted about a client. */
export const clientNotes = readData('client-notes', v.array(v.strictObject({ professional: slug, client, text })));

/** Of appointments of the last days: answered and so published, or (without a reply) not published yet. */
export const recentReviews = readData(
  'reviews',
  v.array(
    v.strictObject({
      professional: slug,
      client,
      rating: whole,
      ...v.entriesFromList(reviewCriteria, v.optional(whole)),
      text,
      reply: v.nullable(text),
    }),
  ),
);
const byMood = v.strictObject({ glad: v.array(text), mixed: v.array(text) });
const moods = v.strictObject({ fr: byMood, en: byMood });
const reportOf = v.strictObject({ of: text, reason: text });
/** Texts of reviews by rating, replies, and two reports: one decided, one waiting. */
export const reviewTexts = readData(
  'review-texts',
  v.strictObject({
    reasons: inBoth,
    reviews: moods,
    replies: moods,
    report: reportOf,
    waitingReport: v.strictObject({ professional: slug, ...reportOf.entries }),
  }),
);

const party = v.picklist(['client', 'professional']);
const message = v.strictObject({
  by: party,
  hoursAgo: whole,
  body: v.string(),
  /** The name of an attached PDF. */
  document: v.optional(text),
  isAutomatic: v.optional(v.boolean()),
});
const conversation = v.strictObject({
  professional: slug,
  client,
  /** The thread of this one of `appointments`. */
  appointment: v.optional(whole),
  messages: v.tupleWithRest([message], message),
  /** Who has not read the last messages of the other party yet. */
  unreadBy: v.optional(party),
});
export type SeedConversation = v.InferOutput<typeof conversation>;
export const conversations = readData('conversations', v.array(conversation));

export const questions = readData(
  'questions',
  v.array(
    v.strictObject({
      client,
      pseudonym: text,
      category: legalCategory,
      lang: locale,
      daysAgo: whole,
      closedDaysAgo: v.optional(whole),
      title: text,
      body: text,
      answers: v.array(v.strictObject({ by: slug, body: text, isBest: v.optional(v.literal(true)) })),
    }),
  ),
);
/** On an article, or on the first answer to a question (by its index). */
export const comments = readData(
  'comments',
  v.array(
    v.strictObject({
      on: v.union([v.strictObject({ article: slug }), v.strictObject({ question: whole })]),
      client,
      pseudonym: v.optional(text),
      daysAgo: whole,
      body: text,
      /** Why somebody has reported it. */
      reported: v.optional(text),
      /** By the author of the article. */
      hiddenDaysAgo: v.optional(whole),
    }),
  ),
);

export const payments = readData(
  'payments',
  v.array(
    v.strictObject({
      by: slug,
      plan: v.optional(v.picklist(['standard', 'premium']), 'standard'),
      daysAgo: whole,
      status: v.picklist(paymentStatuses),
      phone: text,
    }),
  ),
);
const invoice = v.strictObject({
  by: slug,
  client,
  currency: v.picklist(['XAF', 'XOF']),
  daysAgo: whole,
  status: v.picklist(invoiceStatuses),
  notes: v.optional(text),
  lines: v.array(v.strictObject({ label: text, quantity: whole, unitAmount: whole })),
});
export type SeedInvoice = v.InferOutput<typeof invoice>;
/** In the order of their issue, which is the order of their numbers. */
export const invoices = readData('invoices', v.array(invoice));

/** Professionals whom the client of the demonstration follows. */
export const follows = readData('follows', v.array(slug));
