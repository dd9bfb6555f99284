import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../primitives/button/button.tsx';
import { IconButton } from '../../../primitives/button/icon-button.tsx';
import { otherName, type MessagesView } from '../messages-view.ts';
import styles from './conversations.module.css';
import type { Archived } from './use-archived.ts';

interface ArchivedNoticeProps {
  readonly view: MessagesView;
  readonly archived: Archived;
}

/** Says at the end of the list which conversation was archived, with an undo that takes the focus. */
export function ArchivedNotice({ view, archived: { last, undo, hide } }: ArchivedNoticeProps) {
  const { translate } = view;
  const button = useRef<HTMLButtonElement>(null);
  const id = last?.id;
  useEffect(() => {
    if (id !== undefined) button.current?.focus();
  }, [id]);
  return (
    <div className={styles.archived}>
      <p role="status">{last && translate('done.archived', { name: otherName(last, view) })}</p>
      {last && (
        <>
          <Button
            ref={button}
            variant="quiet"
            size="dense"
            aria-label={translate('undoArchive')}
            onClick={() => void undo(last)}
          >
            {translate('undo')}
          </Button>
          <IconButton
            size="dense"
            label={translate('hide')}
            icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={hide}
          />
        </>
      )}
    </div>
  );
}
