import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import { AppointmentPage } from 'shared-ui/domain/appointments/appointment-page.tsx';
import { AppointmentPageFailure } from 'shared-ui/domain/appointments/appointment-page-failure.tsx';
import { useView } from '../../model/use-view.ts';

const listPath = href('/pro/rendez-vous');

/** `/pro/rendez-vous/{id}` */
export function Component() {
  return <AppointmentPage view={useView()} listPath={listPath} />;
}

export function ErrorBoundary() {
  return <AppointmentPageFailure translate={useTranslation('remote-pro/appointments').t} listPath={listPath} />;
}
