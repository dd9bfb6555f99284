import type { LoaderFunctionArgs } from 'react-router-dom';
import { appointmentsLoader } from 'shared-ui/domain/appointments/appointment-loaders.ts';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { getOwnProfessional } from '../../data/own-professional.ts';

const listLoader = appointmentsLoader('/pro/get-all/appointments');

/** `?view=calendar` fetches its own ranges and needs the zone of the practice; anything else is the list. */
export async function loadAppointments(args: LoaderFunctionArgs) {
  if (new URL(args.request.url).searchParams.get('view') !== 'calendar')
    return { view: 'list', ...(await listLoader(args)) } as const;
  const { timeZone } = await getOwnProfessional(platformOf(args).http, args.request.signal);
  return { view: 'calendar', timeZone } as const;
}
