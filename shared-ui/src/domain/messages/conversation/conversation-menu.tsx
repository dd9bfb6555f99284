import { useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { Conversation } from 'shared-contracts/schemas/conversation';
import { Button } from '../../../primitives/button/button.tsx';
import { IconButton } from '../../../primitives/button/icon-button.tsx';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';
import { Popover } from '../../../primitives/popover/popover.tsx';
import { codeOf } from '../code-of.ts';
import { blockPerson, changeConversation, getConversation, unblockPerson } from '../data/message-client.ts';
import { putConversation } from '../data/put-conversation.ts';
import { otherName, type MessagesView } from '../messages-view.ts';
import styles from './conversation.module.css';
import { ReportDialog } from './report-dialog.tsx';

interface ConversationMenuProps {
  readonly conversation: Conversation;
  readonly view: MessagesView;
  /** The button that opens it. */
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onArchive: (conversation: Conversation) => Promise<void>;
}

/** Archive, block, report. */
export function ConversationMenu({ conversation, view, ref: trigger, onArchive }: ConversationMenuProps) {
  const { translate, party } = view;
  const { http, toast } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [asked, setAsked] = useState<'menu' | 'block' | 'report'>();
  const [error, setError] = useState<string>();
  const { id, isArchived, blockId, other } = conversation;
  const name = otherName(conversation, view);
  const close = () => {
    setAsked(undefined);
    setError(undefined);
  };
  const handleArchive = async () => {
    close();
    if (!isArchived) return onArchive(conversation);
    try {
      putConversation(client, http, party, await changeConversation(http, id, { archived: false }));
      toast.success(translate('done.unarchived'));
    } catch (failure) {
      toast.error(errorText(codeOf(failure)));
    }
  };
  const handleBlock = async (wanted: boolean) => {
    try {
      if (wanted) await blockPerson(http, other.id);
      else if (blockId !== null) await unblockPerson(http, blockId);
      putConversation(client, http, party, await getConversation(http, id));
      close();
      toast.success(translate(wanted ? 'done.blocked' : 'done.unblocked', { name }));
    } catch (failure) {
      if (wanted) setError(errorText(codeOf(failure)));
      else toast.error(errorText(codeOf(failure)));
    }
  };
  return (
    <>
      <IconButton
        ref={trigger}
        label={translate('menu.open')}
        icon={<EllipsisVertical size={20} strokeWidth={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={asked === 'menu'}
        onClick={() => setAsked('menu')}
      />
      {asked === 'menu' ? (
        <Popover trigger={trigger} label={translate('menu.open')} onClose={close}>
          <div className={styles.menu}>
            <Button variant="quiet" size="dense" onClick={() => void handleArchive()}>
              {translate(isArchived ? 'menu.unarchive' : 'menu.archive')}
            </Button>
            {other.isDeleted ? null : (
              <Button
                variant="quiet"
                size="dense"
                onClick={() => {
                  if (blockId === null) return setAsked('block');
                  close();
                  void handleBlock(false);
                }}
              >
                {translate(blockId === null ? 'menu.block' : 'menu.unblock')}
              </Button>
            )}
            <Button variant="quiet" size="dense" onClick={() => setAsked('report')}>
              {translate('menu.report')}
            </Button>
          </div>
        </Popover>
      ) : null}
      <ConfirmDialog
        isOpen={asked === 'block'}
        returnTo={trigger}
        onClose={close}
        title={translate('block.title', { name })}
        confirmLabel={translate('menu.block')}
        cancelLabel={translate('cancel')}
        tone="danger"
        error={error}
        onConfirm={() => handleBlock(true)}
      >
        {translate('block.text', { name })}
      </ConfirmDialog>
      {asked === 'report' ? (
        <ReportDialog conversationId={id} translate={translate} returnTo={trigger} onClose={close} />
      ) : null}
    </>
  );
}
