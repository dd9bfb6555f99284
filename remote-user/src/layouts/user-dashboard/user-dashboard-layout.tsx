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
import { useMenuItems } from './use-menu-items.tsx';
import styles from './user-dashboard-layout.module.css';

export const namespaces = ['remote-user/frame'];

/** Frame of the client area. */
export function Component() {
  const { t } = useTranslation('remote-user/frame');
  const words = useWords('remote-user/frame');
  const user = useAtomValue(userAtom);
  const [isLeaving, setLeaving] = useState(false);
  const items = useMenuItems(() => setLeaving(true));
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
      <LogOutDialog words={words} isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </DashboardFrame>
  );
}
