import { changePassword } from './change-password.ts';
import type { Words } from '../appointments/words.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { PageHead } from '../../primitives/page-head/page-head.tsx';
import { PageTitle } from '../../primitives/page-head/page-title.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** `/pro/fg-pw` and `/user/fg-pw`, in the words of a namespace that holds `password.json`. */
export function ChangePasswordPage({ words }: { readonly words: Words }) {
  const platform = usePlatform();
  const errorText = useErrorText();
  return (
    <>
      <PageTitle>{words('title')}</PageTitle>
      <PageHead title={words('title')}>{words('lead')}</PageHead>
      <ChangePasswordForm
        words={words}
        errorText={errorText}
        onSubmit={(input) => changePassword(platform, input, words('done'))}
      />
    </>
  );
}
