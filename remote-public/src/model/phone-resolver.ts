import type { FieldValues, Resolver } from 'react-hook-form';
import { phoneForSchema } from 'shared-ui/domain/account/phone-for-schema.ts';
import { phoneCountry } from 'shared-contracts/processes/read-phone';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** By whose rules a form reads a number without a prefix: its own country's, else that of the device. */
export const formPhoneCountry = (country?: string): string => phoneCountry(country, zone());

/** Reads the number of a form as its country writes it before the schema, which knows only prefixes, looks at it. */
export const phoneResolver =
  <Values extends FieldValues & { phone: string; country?: string }, Output>(
    resolver: Resolver<Values, unknown, Output>,
  ): Resolver<Values, unknown, Output> =>
  async (values, context, options) =>
    resolver(
      { ...values, phone: await phoneForSchema(values.phone, formPhoneCountry(values.country)) },
      context,
      options,
    );
