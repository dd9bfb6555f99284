import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { usePendingCount } from 'shared-ui/domain/appointments/use-pending-count.ts';
import { useWords } from 'shared-ui/domain/appointments/use-words.ts';
import { AreaFrame } from 'shared-ui/domain/dashboard-frame/area-frame.tsx';
import { LogOutDialog } from 'shared-ui/domain/dashboard-frame/log-out-dialog.tsx';
import { places } from './places.ts';

/** Frame of the client area. */
export function Component() {
  const words = useWords('remote-user/frame');
  const count = usePendingCount();
  const waiting = { count, countLabel: words('pendingCount', { count }) };
  const [isLeaving, setLeaving] = useState(false);
  return (
    <AreaFrame
      words={words}
      places={places.map((place) => (place.key === 'pending' ? { ...place, ...waiting } : place))}
      actions={[{ label: words('menu.logOut'), Icon: LogOut, onSelect: () => setLeaving(true) }]}
    >
      <LogOutDialog words={words} isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </AreaFrame>
  );
}
