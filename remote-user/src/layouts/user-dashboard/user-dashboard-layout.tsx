import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaFrame } from 'shared-ui/domain/dashboard-frame/area-frame.tsx';
import { LogOutDialog } from 'shared-ui/domain/dashboard-frame/log-out-dialog.tsx';
import { navigationItems } from './navigation-items.ts';

/** Frame of the client area. */
export function Component() {
  const { t } = useTranslation('remote-user/frame');
  const [isLeaving, setLeaving] = useState(false);
  return (
    <AreaFrame
      translate={t}
      party="client"
      items={navigationItems}
      actions={[{ label: t('menu.logOut'), Icon: LogOut, onSelect: () => setLeaving(true) }]}
    >
      <LogOutDialog translate={t} isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </AreaFrame>
  );
}
