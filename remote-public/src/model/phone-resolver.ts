import type { FieldValues, Resolver } from 'react-hook-form';
import { phoneForSchema } from 'shared-ui/domain/account/phone-for-schema.ts';
import { phoneCountry } from 'shared-contracts/processes/read-phone';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Country of a number without a prefix: the form’s field, else the device’s. */
export const formPhoneCountry = (country?: string): string => phoneCountry(country, zone());

/** Converts national numbers before validation, which accepts only E.164. */
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
