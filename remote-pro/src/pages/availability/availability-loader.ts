import type { LoaderFunctionArgs } from 'react-router-dom';
import { listExceptions, listRules } from '../../data/availability.ts';
import { getOwnProfessional } from '../../data/own-professional.ts';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { dateOf } from '../../model/date-of.ts';

/** Settings, weekly hours and the exceptions from today on, in the zone of the practice. */
export async function availabilityLoader(args: LoaderFunctionArgs) {
  const { http } = platformOf(args);
  const { signal } = args.request;
  const [professional, rules] = await Promise.all([getOwnProfessional(http, signal), listRules(http, signal)]);
  const today = dateOf(new Date(), professional.timeZone);
  return { professional, rules, today, exceptions: await listExceptions(http, today, undefined, signal) };
}
