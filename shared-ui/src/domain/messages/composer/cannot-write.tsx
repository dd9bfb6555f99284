import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { href } from 'shared-contracts/remote/paths';
import type { Conversation } from 'shared-contracts/schemas/conversation';
import { Button } from '../../../primitives/button/button.tsx';
import { ButtonLink } from '../../../primitives/button/button-link.tsx';
import { codeOf } from '../code-of.ts';
import { getConversation, unblockPerson } from '../data/message-client.ts';
import { putConversation } from '../data/put-conversation.ts';
import { otherName, type MessagesView } from '../messages-view.ts';
import styles from './composer.module.css';

interface CannotWriteProps {
  readonly conversation: Conversation;
  readonly view: MessagesView;
}

/** In place of the composer: why nothing can be written, and what can be done. */
export function CannotWrite({ conversation, view }: CannotWriteProps) {
  const { translate, party } = view;
  const { http, toast } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const { id, canWrite, blockId, professionalId } = conversation;
  if (canWrite === 'open') return null;
  const handleUnblock = async () => {
    if (blockId === null) return;
    setBusy(true);
    try {
      await unblockPerson(http, blockId);
      putConversation(client, http, party, await getConversation(http, id));
    } catch (failure) {
      toast.error(errorText(codeOf(failure)));
    } finally {
      setBusy(false);
    }
  };
  const canBook = party === 'client' && (canWrite === 'closed' || canWrite === 'limited');
  const why = canWrite === 'blocked' && blockId !== null ? 'blockedByMe' : canWrite;
  return (
    <div className={styles.cannot}>
      <p>{translate(`cannot.${why}`, { name: otherName(conversation, view) })}</p>
      {why === 'blockedByMe' ? (
        <Button variant="secondary" size="dense" isLoading={isBusy} onClick={() => void handleUnblock()}>
          {translate('menu.unblock')}
        </Button>
      ) : null}
      {canBook ? (
        <ButtonLink size="dense" to={href('/lawyers/booking/:id', { id: professionalId })}>
          {translate('cannot.book')}
        </ButtonLink>
      ) : null}
    </div>
  );
}
