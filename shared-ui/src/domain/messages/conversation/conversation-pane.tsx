import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { Conversation } from 'shared-contracts/schemas/conversation';
import { Button } from '../../../primitives/button/button.tsx';
import { EmptyState } from '../../../primitives/empty-state/empty-state.tsx';
import { Notice } from '../../../primitives/notice/notice.tsx';
import { Skeleton } from '../../../primitives/skeleton/skeleton.tsx';
import { CannotWrite } from '../composer/cannot-write.tsx';
import { Composer } from '../composer/composer.tsx';
import { codeOf } from '../code-of.ts';
import { messageQueries } from '../data/message-queries.ts';
import type { MessagesView } from '../messages-view.ts';
import { ConversationHead, type TakesFocus } from './conversation-head.tsx';
import styles from './conversation.module.css';
import { MessageList } from './message-list.tsx';

interface ConversationPaneProps {
  readonly id: string;
  readonly view: MessagesView;
  readonly takesFocus: TakesFocus;
  readonly onArchive: (conversation: Conversation) => Promise<void>;
}

/** One conversation: who it is with, what was said, and a place to write. */
export function ConversationPane({ id, view, takesFocus, onArchive }: ConversationPaneProps) {
  const { translate, party } = view;
  const { http } = usePlatform();
  const errorText = useErrorText();
  const back = useBackToList();
  const [address, setAddress] = useSearchParams();
  const found = Number(address.get('m')) || null;
  const [written, setWritten] = useState(0);
  const handleLeave = () =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('m');
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  const queries = messageQueries(http, party);
  const conversation = useQuery(queries.one(id));
  const thread = useQuery(queries.thread(id));
  const failed = conversation.data === undefined ? conversation.error : thread.data === undefined ? thread.error : null;
  if (failed && codeOf(failed) === 'NOT_FOUND')
    return (
      <div className={styles.centre}>
        <EmptyState title={translate('missing.title')} action={<Link to={back}>{translate('back')}</Link>}>
          {translate('missing.text')}
        </EmptyState>
      </div>
    );
  if (failed)
    return (
      <div className={styles.centre}>
        <Notice
          tone="danger"
          live="polite"
          title={translate('messagesFailed')}
          action={
            <Button
              variant="secondary"
              size="dense"
              isLoading={conversation.isFetching || thread.isFetching}
              onClick={() => void Promise.all([conversation.refetch(), thread.refetch()])}
            >
              {translate('retry')}
            </Button>
          }
        >
          {errorText(codeOf(failed))}
        </Notice>
        <p>
          <Link to={back}>{translate('back')}</Link>
        </p>
      </div>
    );
  if (conversation.data === undefined || thread.data === undefined)
    return (
      <div className={styles.centre} role="status" aria-label={translate('loading')}>
        <Skeleton shape="title" />
        <Skeleton shape="block" lines={4} />
      </div>
    );
  return (
    <>
      <ConversationHead conversation={conversation.data} {...{ view, takesFocus, back, onArchive }} />
      <MessageList
        conversation={conversation.data}
        latest={thread.data}
        view={view}
        found={found}
        written={written}
        onLeave={handleLeave}
      />
      {conversation.data.canWrite === 'open' ? (
        <Composer conversation={conversation.data} view={view} onWritten={() => setWritten((times) => times + 1)} />
      ) : (
        <CannotWrite conversation={conversation.data} view={view} />
      )}
    </>
  );
}

/** The address of the list as it was. */
function useBackToList() {
  const [address] = useSearchParams();
  const next = new URLSearchParams(address);
  next.delete('c');
  next.delete('m');
  return { search: next.size > 0 ? `?${next}` : '' };
}
