import { useTranslation } from 'react-i18next';
import { ChangePasswordPage } from 'shared-ui/domain/account/password/change-password-page.tsx';

/** `/user/fg-pw` */
export function Component() {
  return <ChangePasswordPage translate={useTranslation('remote-user/password').t} />;
}
