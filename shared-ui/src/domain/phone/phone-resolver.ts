import type { FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form';
import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import { code } from 'shared-contracts/schemas/text';
import { phone } from 'shared-contracts/schemas/phone';
import { is } from 'valibot';
import { presetCountry } from './preset-country.ts';
import { readTypedPhone } from './read-typed-phone.ts';

interface PhoneOptions<Values extends FieldValues> {
  /** The field of the number; the one of its country is `${name}Country`. */
  readonly name: Path<Values>;
  /** The country that the person gave elsewhere. */
  readonly given?: (values: Values) => string | undefined;
  /** What is stored: unchanged, it stays as it is, whatever its country has made of its numbers since. */
  readonly stored?: string | null | undefined;
}

/** A form in which nothing but its number can be wrong. */
export const onlyPhone =
  <Values extends FieldValues, Output extends FieldValues>(
    name: Path<Values>,
    isRequired = true,
  ): Resolver<Values, unknown, Output> =>
  (typed) => {
    const { [`${name}Country`]: _, ...values } = typed as Readonly<Record<string, unknown>>;
    const number = ((values[name] as string | undefined) ?? '').trim();
    if (number !== '' || !isRequired) return { values: { ...values, [name]: number } as unknown as Output, errors: {} };
    const errors = { [name]: { type: 'validate', message: code('REQUIRED') } };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };

/** Accepted by no schema: the resolver goes on to report the errors of the other fields. */
const unreadable = '?';

/** Reads the number with its country before a schema does, which accepts only E.164. */
export const phoneResolver =
  <Values extends FieldValues, Output>(
    resolver: Resolver<Values, unknown, Output>,
    { name, given, stored }: PhoneOptions<Values>,
  ): Resolver<Values, unknown, Output> =>
  async (values, context, options) => {
    const written = String(values[name] ?? '').trim();
    if (written === '') return resolver(values, context, options);
    const isUnchanged = stored != null && is(phone, stored) && written === formatPhone(stored);
    const country = String(values[`${name}Country`] ?? '') || presetCountry(given?.(values));
    const read = isUnchanged ? { number: stored } : await readTypedPhone(written, country);
    const number = 'number' in read ? read.number : unreadable;
    const result = await resolver({ ...values, [name]: number }, context, options);
    if ('number' in read) return result;
    const { [name]: _, ...others } = result.errors as Readonly<Record<string, unknown>>;
    const asked = read.refusal === 'PHONE_COUNTRY_REQUIRED' ? `${name}Country` : name;
    const errors = { ...others, [asked]: { type: 'validate', message: read.refusal } };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
