import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AccountData } from 'shared-ui/domain/account/data/account-data.tsx';
import { AccountNotifications } from 'shared-ui/domain/account/account-notifications.tsx';
import { AccountSecurity } from 'shared-ui/domain/account/security/account-security.tsx';
import { AccountSessions } from 'shared-ui/domain/account/security/account-sessions.tsx';
import { DeleteAccount } from 'shared-ui/domain/account/data/delete-account.tsx';
import { useLiveAccount } from 'shared-ui/domain/account/use-live-account.ts';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { refreshPractice } from '../../data/practice/practice-queries.ts';
import { PracticeContact } from '../../features/account-contact/practice-contact.tsx';
import { PracticeEmails } from '../../features/account-emails/practice-emails.tsx';
import { AccountPayments } from '../../features/account-payments/account-payments.tsx';
import { useAccountView } from '../../model/use-account-view.ts';
import styles from './account-page.module.css';

/** `/pro/Compte`: how one signs in and is reached, what is told, what was paid, and one's data. */
export function Component() {
  const { t } = useTranslation('remote-pro/account');
  const client = useQueryClient();
  const view = useAccountView();
  useLiveAccount((part) => {
    if (part === 'emails') void refreshPractice(client);
  });
  return (
    <>
      <PageTitle>{t('title.professional')}</PageTitle>
      <PageHead title={t('title.professional')} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PracticeEmails />
          <PracticeContact />
          <AccountNotifications view={view} />
        </div>
        <div className={styles.column}>
          <AccountSecurity view={view} />
          <AccountSessions view={view} />
        </div>
        <div className={styles.wide}>
          <AccountPayments />
        </div>
        <AccountData view={view} />
        <DeleteAccount view={view} />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-pro/account');
  return <AreaFailure title={t('title.professional')} />;
}
