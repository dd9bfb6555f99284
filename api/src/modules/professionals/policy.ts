import type { Generated, GeneratedAlways } from 'kysely';
import type { BookingLimits } from 'shared-contracts/schemas/booking-limits';
import type {
  CallType,
  FeeCurrency,
  FeeKind,
  Gender,
  LegalCategory,
  LegalKind,
  PlanId,
  Profession,
  WorkingLanguage,
} from 'shared-contracts/schemas/vocabulary';
import type { CreatedAt, Json, Maybe, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy, everybody } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';
import { availableNow, availableUntil, notAvailableBecause } from '../availability/available-now.ts';

export interface ProfessionalsTable {
  id: string;
  userId: GeneratedAlways<string>;
  slug: string;
  kind: Generated<LegalKind>;
  companyName: Maybe<string>;
  lastName: string;
  firstNames: string;
  email: string;
  /** Null until its mailbox has confirmed it. */
  secondaryEmail: Maybe<string>;
  phoneNumber: string;
  publicPhone: Maybe<string>;
  publicEmail: Maybe<string>;
  yearsOfExperience: Generated<number>;
  openingTime: Maybe<string>;
  closingTime: Maybe<string>;
  gender: Maybe<Gender>;
  country: string;
  city: string;
  cityFolded: GeneratedAlways<string>;
  languages: Generated<WorkingLanguage[]>;
  functions: Profession[];
  profession: GeneratedAlways<Profession>;
  specialities: Generated<LegalCategory[]>;
  callTypes: Generated<CallType[]>;
  descriptionFr: Maybe<string>;
  descriptionEn: Maybe<string>;
  address: Maybe<string>;
  latitude: Maybe<number>;
  longitude: Maybe<number>;
  profileImage: Maybe<string>;
  logo: Maybe<string>;
  timeZone: Generated<string>;
  bufferMinutes: Generated<number>;
  minimumNoticeMinutes: Generated<number>;
  horizonDays: Generated<number>;
  cancelNoticeHours: Generated<number>;
  bookingLimits: Json<BookingLimits>;
  /** When the switch "available now" was set; it ends by itself (modules/availability/available-now.ts). */
  availableSince: MaybeInstant;
  availableDate: Maybe<string>;
  ratingAverage: Maybe<number>;
  /** `ratingAverage`, 0 while there is none: what is sorted by. */
  ratingRank: GeneratedAlways<number>;
  ratingCount: Generated<number>;
  /** Of the cheapest active consultation (migration 017); null without one. */
  lowestFeeKind: Maybe<FeeKind>;
  lowestFee: Maybe<number>;
  lowestFeeCurrency: Maybe<FeeCurrency>;
  lowestFeeMinutes: Maybe<number>;
  /** The lowest fee in francs CFA, the greatest integer where no amount is known: what is filtered and sorted by. */
  feeRank: GeneratedAlways<number>;
  /** The same of the consultations with one way to meet (migration 068). */
  videoFeeRank: Generated<number>;
  callFeeRank: Generated<number>;
  inPersonFeeRank: Generated<number>;
  /** Clients who have not booked may write, so many a day (modules/conversations/can-write.ts). */
  firstContacts: Generated<boolean>;
  firstContactsPerDay: Generated<number>;
  /** Answers with these texts (modules/messages/answer-away.ts). */
  isAway: Generated<boolean>;
  awayFr: Maybe<string>;
  awayEn: Maybe<string>;
  planId: Generated<PlanId>;
  verifiedAt: MaybeInstant;
  verifiedUntil: Maybe<string>;
  registeredWithFr: Maybe<string>;
  registeredWithEn: Maybe<string>;
  registerNumber: Maybe<string>;
  searchText: GeneratedAlways<string>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    professionals: ProfessionalsTable;
  }
}

const own = ['self', 'operator'] as const;
const mine: RowExpression = { mine: 'id' };
/** Listed while the verification of the right to practise is valid. */
export const listed: RowExpression = { check: 'is_listed', since: 'verifiedAt', until: 'verifiedUntil' };

const publicReadOnly = { read: everybody } as const;
const publicEditable = { read: everybody, update: ['self'] } as const;
const privateEditable = { read: own, update: ['self'] } as const;
const operatorEditable = { read: everybody, update: ['operator'] } as const;

/** Profiles: the public sees verified ones without private columns; owners and operators see everything. */
export const professionalsPolicy = definePolicy({
  table: 'professionals',
  selfFor: ['professional'],
  ops: {
    list: { anon: listed, client: listed, professional: listed, operator: 'every-row', self: mine },
    get: { anon: listed, client: listed, professional: listed, operator: 'every-row', self: mine },
    aggregate: { operator: 'every-row' },
    update: { self: mine, operator: 'every-row' },
  },
  cols: {
    id: { type: 'uuid', ...publicReadOnly, filter: true },
    userId: { type: 'uuid', read: own },
    slug: { type: 'text', ...publicReadOnly, filter: true },
    kind: { type: 'text', ...publicReadOnly },
    companyName: { type: 'text', ...publicEditable, nullable: true },
    lastName: { type: 'text', ...publicEditable, sort: true },
    firstNames: { type: 'text', ...publicEditable },
    email: { type: 'text', read: own },
    // Its mailbox can reset the password, so changing it takes the password and that mailbox (`/auth/recovery-email`).
    secondaryEmail: { type: 'text', read: own, nullable: true },
    phoneNumber: { type: 'text', ...privateEditable },
    // Public contact details chosen by the professional (decision 051).
    publicPhone: { type: 'text', ...publicEditable, nullable: true },
    publicEmail: { type: 'text', ...publicEditable, nullable: true },
    yearsOfExperience: { type: 'integer', ...publicEditable, filter: true, sort: true },
    openingTime: { type: 'text', ...publicEditable, nullable: true },
    closingTime: { type: 'text', ...publicEditable, nullable: true },
    gender: { type: 'text', ...publicEditable, filter: 'in-order', nullable: true },
    country: { type: 'text', ...publicEditable, filter: 'in-order', aggregate: true },
    city: { type: 'text', ...publicEditable, filter: 'in-order', aggregate: true },
    cityFolded: { type: 'folded', filterFor: everybody },
    languages: { type: 'text[]', ...publicEditable, filter: true },
    functions: { type: 'text[]', ...publicEditable, filter: true },
    profession: { type: 'text', ...publicReadOnly, filter: 'in-order', aggregate: true },
    specialities: { type: 'text[]', ...publicEditable, filter: true },
    // Of the active consultations, by a trigger (migration 016).
    callTypes: { type: 'text[]', ...publicReadOnly, filter: true },
    descriptionFr: { type: 'text', ...publicEditable, nullable: true },
    descriptionEn: { type: 'text', ...publicEditable, nullable: true },
    address: { type: 'text', ...publicEditable, nullable: true },
    latitude: { type: 'number', ...publicEditable, nullable: true },
    longitude: { type: 'number', ...publicEditable, nullable: true },
    profileImage: { type: 'text', ...publicEditable, nullable: true },
    logo: { type: 'text', ...publicEditable, nullable: true },
    timeZone: { type: 'text', ...publicEditable },
    bufferMinutes: { type: 'integer', ...privateEditable },
    minimumNoticeMinutes: { type: 'integer', ...privateEditable },
    horizonDays: { type: 'integer', ...privateEditable },
    cancelNoticeHours: { type: 'integer', ...publicEditable },
    bookingLimits: { type: 'json', ...privateEditable },
    availableSince: { type: 'instant', ...publicEditable, nullable: true },
    availableDate: { type: 'date', ...publicEditable, nullable: true },
    ratingAverage: { type: 'number', ...publicReadOnly, filter: true, sort: 'ratingRank', nullable: true },
    ratingRank: { type: 'number', filterFor: everybody },
    ratingCount: { type: 'integer', ...publicReadOnly },
    // Derived from the consultations by triggers (migration 017).
    lowestFeeKind: { type: 'text', ...publicReadOnly, nullable: true },
    lowestFee: { type: 'integer', ...publicReadOnly, sort: 'feeRank', nullable: true },
    lowestFeeCurrency: { type: 'text', ...publicReadOnly, nullable: true },
    lowestFeeMinutes: { type: 'integer', ...publicReadOnly, nullable: true },
    feeRank: { type: 'integer', filterFor: everybody },
    videoFeeRank: { type: 'integer', filterFor: everybody },
    callFeeRank: { type: 'integer', filterFor: everybody },
    inPersonFeeRank: { type: 'integer', filterFor: everybody },
    firstContacts: { type: 'boolean', ...publicEditable },
    firstContactsPerDay: { type: 'integer', ...privateEditable },
    isAway: { type: 'boolean', ...privateEditable },
    awayFr: { type: 'text', ...privateEditable, nullable: true },
    awayEn: { type: 'text', ...privateEditable, nullable: true },
    planId: { type: 'text', read: own, filter: true, aggregate: true },
    // Derived from the documents by triggers (migration 005).
    verifiedAt: { type: 'instant', ...publicReadOnly, aggregate: true, nullable: true },
    verifiedUntil: { type: 'date', ...publicReadOnly, nullable: true },
    registeredWithFr: { type: 'text', ...operatorEditable, nullable: true },
    registeredWithEn: { type: 'text', ...operatorEditable, nullable: true },
    registerNumber: { type: 'text', ...operatorEditable, nullable: true },
    searchText: { type: 'search', filterFor: everybody },
    createdAt: { type: 'instant', read: own, sort: true, aggregate: true },
    updatedAt: { type: 'instant', read: own },
  },
  computed: {
    availableNow: { type: 'boolean', ...publicReadOnly, as: availableNow },
    availableUntil: { type: 'instant', ...publicReadOnly, as: availableUntil },
    notAvailableBecause: { type: 'text', read: own, as: notAvailableBecause },
  },
  erasure: {
    columns: {
      slug: { of: 'id', becomes: 'deleted-{id}' },
      kind: { of: 'id', becomes: 'individual' },
      companyName: { of: 'id', becomes: null },
      lastName: { of: 'id', becomes: '–' },
      firstNames: { of: 'id', becomes: '–' },
      email: { of: 'id', becomes: '{id}@deleted.invalid' },
      secondaryEmail: { of: 'id', becomes: null },
      phoneNumber: { of: 'id', becomes: '' },
      publicPhone: { of: 'id', becomes: null },
      publicEmail: { of: 'id', becomes: null },
      gender: { of: 'id', becomes: null },
      city: { of: 'id', becomes: '–' },
      descriptionFr: { of: 'id', becomes: null },
      descriptionEn: { of: 'id', becomes: null },
      address: { of: 'id', becomes: null },
      latitude: { of: 'id', becomes: null },
      longitude: { of: 'id', becomes: null },
      profileImage: { of: 'id', becomes: null },
      logo: { of: 'id', becomes: null },
      availableSince: { of: 'id', becomes: null },
      availableDate: { of: 'id', becomes: null },
      firstContacts: { of: 'id', becomes: false },
      isAway: { of: 'id', becomes: false },
      awayFr: { of: 'id', becomes: null },
      awayEn: { of: 'id', becomes: null },
      verifiedAt: { of: 'id', becomes: null },
      verifiedUntil: { of: 'id', becomes: null },
      registeredWithFr: { of: 'id', becomes: null },
      registeredWithEn: { of: 'id', becomes: null },
      registerNumber: { of: 'id', becomes: null },
    },
    notPersonal: [
      'openingTime',
      'closingTime',
      'country',
      'timeZone',
      'planId',
      'languages',
      'functions',
      'specialities',
      'callTypes',
      'bookingLimits',
      'yearsOfExperience',
      'bufferMinutes',
      'minimumNoticeMinutes',
      'horizonDays',
      'cancelNoticeHours',
      'firstContactsPerDay',
      'ratingAverage',
      'ratingCount',
      'lowestFeeKind',
      'lowestFee',
      'lowestFeeCurrency',
      'lowestFeeMinutes',
      'videoFeeRank',
      'callFeeRank',
      'inPersonFeeRank',
    ],
  },
  order: [['ratingAverage', 'desc']],
});
