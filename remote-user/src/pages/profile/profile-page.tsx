import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { AccountData } from 'shared-ui/domain/account/data/account-data.tsx';
import { AccountEmails } from 'shared-ui/domain/account/account-emails.tsx';
import { AccountNames } from 'shared-ui/domain/account/account-names.tsx';
import { AccountNotifications } from 'shared-ui/domain/account/account-notifications.tsx';
import { accountQueries } from 'shared-ui/domain/account/account-queries.ts';
import { AccountSecurity } from 'shared-ui/domain/account/security/account-security.tsx';
import { AccountSessions } from 'shared-ui/domain/account/security/account-sessions.tsx';
import { DeleteAccount } from 'shared-ui/domain/account/data/delete-account.tsx';
import { useLiveAccount } from 'shared-ui/domain/account/use-live-account.ts';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { OwnContact } from '../../features/contact-edit/own-contact.tsx';
import { useAccountView } from '../../model/use-account-view.ts';
import styles from './profile-page.module.css';

/** `/user/profile`: who one is, how one is reached and signs in, what is told, and one's data. */
export function Component() {
  const view = useAccountView();
  const { data: user } = useSuspenseQuery(accountQueries(usePlatform().http).user());
  useLiveAccount();
  return (
    <>
      <PageTitle>{view.translate('title.client')}</PageTitle>
      <PageHead title={view.translate('title.client')} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <AccountNames view={view} />
          <AccountEmails view={view} isConfirmed={user.emailConfirmedAt != null} />
          <OwnContact view={view} />
        </div>
        <div className={styles.column}>
          <AccountNotifications view={view} />
          <AccountSecurity view={view} />
          <AccountSessions view={view} />
        </div>
        <AccountData view={view} />
        <DeleteAccount view={view} />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-user/account');
  return <AreaFailure title={t('title.client')} />;
}
