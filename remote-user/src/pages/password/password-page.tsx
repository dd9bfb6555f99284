import { useWords } from 'shared-ui/domain/appointments/use-words.ts';
import { ChangePasswordPage } from 'shared-ui/domain/account/change-password-page.tsx';

/** `/user/fg-pw` */
export function Component() {
  return <ChangePasswordPage words={useWords('remote-user/password')} />;
}
