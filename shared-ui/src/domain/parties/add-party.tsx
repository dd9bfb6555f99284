import { Plus } from 'lucide-react';
import { lazy, Suspense, useState, type Ref } from 'react';
import { useLocation } from 'react-router-dom';
import { readDraft } from 'shared-contracts/platform/form-draft';
import { Button } from '../../primitives/button/button.tsx';
import { partyDraft } from './parties.ts';
import type { PartyDialogProps } from './party-dialog.tsx';

const PartyDialog = lazy(async () => ({ default: (await import('./party-dialog.tsx')).PartyDialog }));

interface AddPartyProps extends Omit<PartyDialogProps, 'onClose'> {
  readonly ref: Ref<HTMLButtonElement>;
}

/** Opens the dialog in which a party is named. What was typed opens it again after a reload. */
export function AddParty({ ref, ...party }: AddPartyProps) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(() => 'name' in readDraft(`${pathname}#${partyDraft}`));
  return (
    <>
      <Button
        ref={ref}
        variant="secondary"
        size="dense"
        icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {party.translate(`${party.by}.add`)}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PartyDialog {...party} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
