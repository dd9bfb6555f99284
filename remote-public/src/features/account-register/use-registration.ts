import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { timeZoneOfCountry } from 'shared-contracts/processes/country-time-zone';
import { deviceZone } from 'shared-contracts/processes/device-zone';
import { sessionAnswer, type SessionAnswer } from 'shared-contracts/schemas/session';
import { oneOf } from 'shared-contracts/schemas/wire';

const answer = oneOf(sessionAnswer);

/** Sends a registration; API errors are shown at their field, or above the form. */
export function useRegistration<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
) {
  const { http, locale } = usePlatform();
  return async (values: Output): Promise<SessionAnswer | null> => {
    try {
      const timeZone = deviceZone() ?? timeZoneOfCountry(String(values['country']));
      const body = { ...values, lang: locale, ...(timeZone && { timeZone }) };
      const { data } = await http.request('POST', '/auth/register', answer, { body });
      return data;
    } catch (error) {
      for (const [name, message] of refusals(error, Object.keys(form.getValues()))) {
        form.setError(name as Path<Values> | 'root', { message });
      }
      return null;
    }
  };
}

/** Fields and codes of a rejection. EMAIL_TAKEN belongs to the e-mail even without a pointer. */
function refusals(error: unknown, fields: readonly string[]): readonly (readonly [string, string])[] {
  if (!(error instanceof ProblemError)) return [['root', 'INTERNAL']];
  const atFields = error.problem.errors
    .map(({ pointer, code }) => [pointer.split('/')[1] ?? '', code] as const)
    .filter(([name]) => fields.includes(name));
  if (atFields.length > 0) return atFields;
  return [[error.code === 'EMAIL_TAKEN' ? 'email' : 'root', error.code]];
}
