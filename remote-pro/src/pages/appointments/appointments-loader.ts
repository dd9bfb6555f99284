import type { LoaderFunctionArgs } from 'react-router-dom';
import { appointmentsLoader } from 'shared-ui/domain/appointments/appointment-loaders.ts';
import { professionalLoader } from '../../data/professional-loader.ts';

const listLoader = appointmentsLoader('professional');

/** `?view=calendar` fetches its own ranges and needs the time zone of the practice; anything else is the list. */
export const loadAppointments = (args: LoaderFunctionArgs) =>
  new URL(args.request.url).searchParams.get('view') === 'calendar' ? professionalLoader(args) : listLoader(args);
