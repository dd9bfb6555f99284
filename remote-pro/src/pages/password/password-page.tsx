import { useTranslation } from 'react-i18next';
import { useWords } from 'shared-contracts/appointments/use-words';
import { changePassword } from 'shared-contracts/account/change-password';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ChangePasswordForm } from 'shared-ui/change-password-form/change-password-form';
import { PageHead } from 'shared-ui/page-head/page-head';
import { PageTitle } from 'shared-ui/page-head/page-title';
import { useErrorText } from 'shared-contracts/platform/use-error-text';

/** `/pro/fg-pw` */
export function Component() {
  const { t } = useTranslation('remote-pro/password');
  const words = useWords('remote-pro/password');
  const platform = usePlatform();
  const errorText = useErrorText();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      <ChangePasswordForm
        words={words}
        errorText={errorText}
        onSubmit={(input) => changePassword(platform, input, t('done'))}
      />
    </>
  );
}
