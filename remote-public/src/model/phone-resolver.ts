import type { FieldValues, Resolver } from 'react-hook-form';
import { phoneForSchema } from 'shared-ui/domain/account/phone-for-schema.ts';
import { deviceZone } from 'shared-contracts/processes/device-zone';
import { phoneCountry } from 'shared-contracts/processes/read-phone';

/** Country of a number without a prefix: the form’s field, else the device’s. */
export const formPhoneCountry = (country?: string): string => phoneCountry(country, deviceZone() ?? '');

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
