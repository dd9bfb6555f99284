import { useWords } from 'shared-contracts/appointments/use-words';
import { ChangePasswordPage } from 'shared-ui/change-password-form/change-password-page';

/** `/user/fg-pw` */
export function Component() {
  return <ChangePasswordPage words={useWords('remote-user/password')} />;
}
