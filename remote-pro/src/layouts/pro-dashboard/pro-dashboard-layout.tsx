import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import { partyName } from 'shared-contracts/appointments/party-name';
import { useWords } from 'shared-contracts/appointments/use-words';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import { DashboardFrame } from 'shared-ui/dashboard-frame/dashboard-frame';
import { FrameSwitches } from 'shared-ui/dashboard-frame/frame-switches';
import { LogOutDialog } from 'shared-ui/dashboard-frame/log-out-dialog';
import { Wordmark } from 'shared-ui/wordmark/wordmark';
import { DeleteAccountDialog } from '../../features/delete-account/delete-account-dialog.tsx';
import { useMenuItems } from './use-menu-items.tsx';
import styles from './pro-dashboard-layout.module.css';

export const namespaces = ['remote-pro/frame'];

/** Frame of the professional area: the sidebar of the specification, section 2. */
export function Component() {
  const { t } = useTranslation('remote-pro/frame');
  const words = useWords('remote-pro/frame');
  const user = useAtomValue(userAtom);
  const [asked, setAsked] = useState<'logOut' | 'delete'>();
  const items = useMenuItems(setAsked);
  const close = () => setAsked(undefined);
  return (
    <DashboardFrame
      brand={
        <Link to="/" className={styles.brand} aria-label={t('home')}>
          <Wordmark />
        </Link>
      }
      tools={<FrameSwitches toDarkLabel={t('useDark')} toLightLabel={t('useLight')} />}
      person={{ name: user ? partyName(user) : '', detail: t('area') }}
      items={items}
      labels={{ navigation: t('navigation'), shortcuts: t('shortcuts'), more: t('more'), close: t('close') }}
    >
      <Outlet />
      <LogOutDialog words={words} isOpen={asked === 'logOut'} onClose={close} />
      <DeleteAccountDialog isOpen={asked === 'delete'} onClose={close} />
    </DashboardFrame>
  );
}
