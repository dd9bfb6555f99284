import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { timeZoneOfCountry } from 'shared-contracts/formats/time/country-time-zone';
import { deviceZone } from 'shared-contracts/formats/time/device-zone';
import { sessionAnswer, type SessionAnswer } from 'shared-contracts/schemas/session';
import { oneOf } from 'shared-contracts/schemas/wire';

const answer = oneOf(sessionAnswer);

/** Sends a registration; API errors are shown at their field, or above the form. */
export function useRegistration<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
) {
  const { http, locale } = usePlatform();
  return async (values: Output): Promise<SessionAnswer | null> => {
    const send = async (timeZone: string | undefined) => {
      const body = { ...values, lang: locale, timeZone };
      const { data } = await http.request('POST', '/auth/register', answer, { body });
      return data;
    };
    const ofCountry = timeZoneOfCountry(String(values['country']));
    try {
      const ofDevice = deviceZone();
      if (ofDevice === null) return await send(ofCountry);
      return await send(ofDevice).catch((error: unknown) => {
        if (isZoneRefused(error)) return send(ofCountry);
        throw error;
      });
    } catch (error) {
      for (const [name, message] of refusals(error, Object.keys(form.getValues()))) {
        form.setError(name as Path<Values> | 'root', { message });
      }
      return null;
    }
  };
}

/** The browser knows zones that the API does not, and no field can be corrected: the API chooses one of its own. */
const isZoneRefused = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.errors.some(({ pointer }) => pointer === '/timeZone');

/** Fields and codes of a rejection. EMAIL_TAKEN belongs to the e-mail even without a pointer. */
function refusals(error: unknown, fields: readonly string[]): readonly (readonly [string, string])[] {
  if (!(error instanceof ProblemError)) return [['root', 'INTERNAL']];
  const atFields = error.problem.errors
    .map(({ pointer, code }) => [pointer.split('/')[1] ?? '', code] as const)
    .filter(([name]) => fields.includes(name));
  if (atFields.length > 0) return atFields;
  return [[error.code === 'EMAIL_TAKEN' ? 'email' : 'root', error.code]];
}
