import { useTranslate } from 'shared-ui/domain/appointments/use-translate.ts';
import { ChangePasswordPage } from 'shared-ui/domain/account/change-password-page.tsx';

/** `/pro/fg-pw` */
export function Component() {
  return <ChangePasswordPage translate={useTranslate('remote-pro/password')} />;
}
