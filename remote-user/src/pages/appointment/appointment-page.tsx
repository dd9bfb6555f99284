import { useWords } from 'shared-contracts/appointments/use-words';
import { href } from 'shared-contracts/remote/paths';
import { AppointmentPage } from 'shared-ui/appointment/appointment-page';
import { AppointmentPageFailure } from 'shared-ui/appointment/appointment-page-failure';
import { useView } from '../../model/use-view.ts';

const listPath = href('/user/rendez-vous');

/** `/user/rendez-vous/{id}` */
export function Component() {
  return <AppointmentPage view={useView()} listPath={listPath} />;
}

export function ErrorBoundary() {
  return <AppointmentPageFailure words={useWords('remote-user/appointments')} listPath={listPath} />;
}
