import { useWords } from 'shared-contracts/appointments/use-words';
import { ChangePasswordPage } from 'shared-ui/change-password-form/change-password-page';

/** `/pro/fg-pw` */
export function Component() {
  return <ChangePasswordPage words={useWords('remote-pro/password')} />;
}
