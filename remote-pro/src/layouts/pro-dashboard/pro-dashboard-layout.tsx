import { LogOut, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDeleteAccountDialog } from 'shared-ui/domain/account/data/lazy-delete-account-dialog.tsx';
import { AreaFrame } from 'shared-ui/domain/dashboard-frame/area-frame.tsx';
import { LogOutDialog } from 'shared-ui/domain/dashboard-frame/log-out-dialog.tsx';
import { useLivePractice } from '../../data/practice/use-live-practice.ts';
import { useReader } from '../../model/use-reader.ts';
import { navigationItems } from './navigation-items.ts';

/** Frame of the professional area: the sidebar of the specification, section 2. */
export function Component() {
  const { t } = useTranslation('remote-pro/frame');
  const { t: confirm } = useTranslation('remote-pro/confirmation');
  const [asked, setAsked] = useState<'logOut' | 'delete'>();
  const close = () => setAsked(undefined);
  return (
    <AreaFrame
      translate={t}
      party="professional"
      items={navigationItems}
      useReader={useReader}
      actions={[
        { label: t('menu.logOut'), Icon: LogOut, onSelect: () => setAsked('logOut') },
        { label: t('menu.delete'), Icon: Trash2, onSelect: () => setAsked('delete'), isDanger: true },
      ]}
    >
      <LivePractice />
      <LogOutDialog translate={t} isOpen={asked === 'logOut'} onClose={close} />
      <LazyDeleteAccountDialog translate={confirm} isOpen={asked === 'delete'} onClose={close} />
    </AreaFrame>
  );
}

/** Within the frame, which provides the queries. */
function LivePractice(): null {
  useLivePractice();
  return null;
}
