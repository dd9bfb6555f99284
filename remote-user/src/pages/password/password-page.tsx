import { useTranslate } from 'shared-ui/domain/appointments/use-translate.ts';
import { ChangePasswordPage } from 'shared-ui/domain/account/change-password-page.tsx';

/** `/user/fg-pw` */
export function Component() {
  return <ChangePasswordPage translate={useTranslate('remote-user/password')} />;
}
