import { changePassword } from './change-password.ts';
import type { TranslatePassword } from '../../texts/translate.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { PageHead } from '../../../primitives/page-head/page-head.tsx';
import { PageTitle } from '../../../primitives/page-head/page-title.tsx';
import { useProof } from '../../second-step/use-proof.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** `/pro/fg-pw` and `/user/fg-pw`, with the strings of a namespace that contains `password.json`. */
export function ChangePasswordPage({ translate }: { readonly translate: TranslatePassword }) {
  const platform = usePlatform();
  const errorText = useErrorText();
  const { withProof, proofDialog } = useProof({ title: translate('proof'), closeLabel: translate('cancel') });
  return (
    <>
      <PageTitle>{translate('title')}</PageTitle>
      <PageHead title={translate('title')}>{translate('lead')}</PageHead>
      <ChangePasswordForm
        translate={translate}
        errorText={errorText}
        onSubmit={(input) => changePassword(platform, input, { doneText: translate('done'), withProof })}
      />
      {proofDialog}
    </>
  );
}
