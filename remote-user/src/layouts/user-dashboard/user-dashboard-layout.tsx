import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useWords } from 'shared-contracts/appointments/use-words';
import { AreaFrame } from 'shared-ui/dashboard-frame/area-frame';
import { LogOutDialog } from 'shared-ui/dashboard-frame/log-out-dialog';
import { places } from './places.ts';

/** Frame of the client area. */
export function Component() {
  const words = useWords('remote-user/frame');
  const [isLeaving, setLeaving] = useState(false);
  return (
    <AreaFrame
      words={words}
      places={places}
      actions={[{ label: words('menu.logOut'), Icon: LogOut, onSelect: () => setLeaving(true) }]}
    >
      <LogOutDialog words={words} isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </AreaFrame>
  );
}
