import { useState } from 'react';
import { Button } from '../../../primitives/button/button.tsx';
import { EditCard } from '../../../primitives/edit-card/edit-card.tsx';
import type { AccountView } from '../account-view.ts';
import { LazyDeleteAccountDialog } from './lazy-delete-account-dialog.tsx';

/** Says what deleting the account does, and asks. */
export function DeleteAccount({ view: { translate, confirm } }: { readonly view: AccountView }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <EditCard id="delete" title={translate('delete.title')}>
      <p>{translate('delete.text')}</p>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {translate('delete.ask')}
        </Button>
      </div>
      <LazyDeleteAccountDialog translate={confirm} isOpen={isAsking} onClose={() => setAsking(false)} />
    </EditCard>
  );
}
