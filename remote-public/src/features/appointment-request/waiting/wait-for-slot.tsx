import { BellRing } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { readDraft } from 'shared-contracts/platform/form-draft';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { waitingDraft } from './waiting-draft.ts';
import type { WaitForSlotProps } from './waiting-form.tsx';

/** Few people wait. */
const WaitingDialog = lazy(async () => ({ default: (await import('./waiting-dialog.tsx')).WaitingDialog }));

/** Opens the form of the waiting list. What was typed opens it again after a reload and after signing in. */
export function WaitForSlot(props: WaitForSlotProps) {
  const { t } = useTranslation('remote-public/waiting');
  const { pathname } = useLocation();
  const role = useSessionUser()?.role;
  const [isOpen, setOpen] = useState(() => 'firstDay' in readDraft(`${pathname}#${waitingDraft}`));
  if (role !== undefined && role !== 'client') return null;
  return (
    // The dialog has a form of its own, inside that of the booking.
    <div onSubmit={(event) => event.stopPropagation()}>
      <Button
        variant="quiet"
        icon={<BellRing size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <WaitingDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
