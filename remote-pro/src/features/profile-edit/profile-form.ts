import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import { professionalInput } from 'shared-contracts/schemas/professional-input';
import { type OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { code } from 'shared-contracts/schemas/text';
import type { Gender, LegalCategory, Profession, WorkingLanguage } from 'shared-contracts/schemas/vocabulary';
import * as v from 'valibot';
import { positionText, readPosition } from '../../model/read-position.ts';
import { shownEmail } from 'shared-contracts/formats/person/shown-email';

/** The profile as its inputs hold it: text is empty where a column is null, and a position is one text. */
export interface ProfileForm {
  lastName: string;
  firstNames: string;
  companyName: string;
  gender: Gender | '';
  functions: Profession[];
  specialities: LegalCategory[];
  languages: WorkingLanguage[];
  yearsOfExperience: number;
  descriptionFr: string;
  descriptionEn: string;
  country: string;
  city: string;
  address: string;
  position: string;
  openingTime: string;
  closingTime: string;
  publicPhone: string;
  /** The country chosen for it, which is no column. */
  publicPhoneCountry: string;
  publicEmail: string;
  cancelNoticeHours: number;
}
export type ProfileField = Exclude<keyof ProfileForm, 'publicPhoneCountry'>;
export type ProfileValues = Partial<ProfileForm>;
/** Columns as they were read. */
export type ProfileColumns = Partial<OwnProfessional>;

const { entries } = professionalInput;
const schemas = {
  ...entries,
  /** Code: INVALID. */
  position: v.nullable(
    v.pipe(
      v.string(),
      v.check((text) => readPosition(text) !== undefined, code('INVALID')),
      v.transform((text) => readPosition(text) ?? null),
    ),
  ),
};

/** Validates some fields. Of opening and closing time both are needed or none. Codes: REQUIRED, RANGE_INVALID. */
export const schemaOf = (fields: readonly ProfileField[]) =>
  v.pipe(
    v.object(Object.fromEntries(fields.map((field) => [field, schemas[field]]))),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { openingTime = null, closingTime = null } = dataset.value as Record<string, string | null>;
      const report = (key: 'openingTime' | 'closingTime', message: string) =>
        addIssue({ message, path: [{ type: 'object', origin: 'value', input: {}, key, value: null }] });
      if (openingTime === null && closingTime !== null) report('openingTime', code('REQUIRED'));
      if (openingTime !== null && closingTime === null) report('closingTime', code('REQUIRED'));
      if (openingTime !== null && closingTime !== null && closingTime <= openingTime)
        report('closingTime', code('RANGE_INVALID'));
    }),
  );

/** Empty text is a null column. */
export const emptyAsNull = (values: ProfileValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value === '' ? null : value]));

/** Columns to write, of validated values. */
export function columnsOf({ position, ...values }: Record<string, unknown>): Record<string, unknown> {
  if (position === undefined) return values;
  const { latitude, longitude } = (position ?? { latitude: null, longitude: null }) as Record<string, number | null>;
  return { ...values, latitude, longitude };
}

/** The columns that fields are read from. */
export const columnsFor = (fields: readonly ProfileField[], professional: OwnProfessional): ProfileColumns =>
  Object.fromEntries(
    fields
      .flatMap((field) => (field === 'position' ? (['latitude', 'longitude'] as const) : [field]))
      .map((column) => [column, professional[column]]),
  );

const times: readonly string[] = ['openingTime', 'closingTime'];

function inputOf(column: string, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? '';
  if (column === 'publicPhone') return formatPhone(value);
  if (column === 'publicEmail') return shownEmail(value);
  return times.includes(column) ? value.slice(0, 5) : value;
}

/** What the inputs show of columns. */
export function valuesOf(columns: ProfileColumns): ProfileValues {
  const { latitude, longitude, ...others } = columns;
  return {
    ...Object.fromEntries(Object.entries(others).map(([column, value]) => [column, inputOf(column, value)])),
    ...('publicPhone' in others && { publicPhoneCountry: '' }),
    ...(latitude !== undefined && { position: positionText(latitude, longitude ?? null) }),
  };
}
