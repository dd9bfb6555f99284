import { ArrowDown } from 'lucide-react';
import { Fragment } from 'react';
import type { Conversation } from 'shared-contracts/schemas/conversation';
import { Button } from '../../../primitives/button/button.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import type { Thread } from '../data/thread.ts';
import { dayOf, dayTitle } from '../message-time.ts';
import { otherName, type MessagesView } from '../messages-view.ts';
import { useOutbox } from '../outbox/outbox-of.ts';
import { useOwnId } from '../use-own-id.ts';
import { Bubble } from './bubble.tsx';
import styles from './conversation.module.css';
import { UnsentBubble } from './unsent-bubble.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useMessageScroll } from './use-message-scroll.ts';
import { useOlderMessages } from './use-older-messages.ts';
import { useReach } from './use-reach.ts';
import { useSaidNews } from './use-said-news.ts';
import { useUnreadLine } from './use-unread-line.ts';

/** So many messages back a search leads. */
const FAR = 3000;

interface MessageListProps {
  readonly conversation: Conversation;
  readonly thread: Thread;
  readonly view: MessagesView;
  /** The `seq` of a message that was searched for. */
  readonly found: number | null;
}

/** What was said, day by day, and below it what is on its way. */
export function MessageList({ conversation, thread, view, found }: MessageListProps) {
  const { translate, reader, now } = view;
  const ownId = useOwnId();
  const name = otherName(conversation, view);
  const { outbox, messages, waitsFor } = useOutbox();
  const unsent = messages.filter(
    ({ id, conversationId }) => conversationId === conversation.id && !thread.some((message) => message.id === id),
  );
  const older = useOlderMessages(conversation.id, thread);
  const line = useUnreadLine(conversation, thread, ownId, older);
  const isFoundLoaded = useReach(found, FAR, thread, older) && thread.some(({ seq }) => seq === found);
  const start = found === null ? (line?.seq ?? null) : isFoundLoaded ? found : null;
  const { region, isAtEnd, toEnd, onScroll } = useMessageScroll(thread, unsent, start, older.load);
  const news = useSaidNews(thread, ownId);
  useMarkRead(conversation, thread, view.party);
  const days = (index: number) => {
    const [message, before] = [thread[index], thread[index - 1]];
    return message && (!before || dayOf(before.createdAt, reader) !== dayOf(message.createdAt, reader));
  };
  const lastDay = thread.at(-1)?.createdAt;
  return (
    <div className={styles.middle}>
      <div
        ref={region}
        className={styles.messages}
        role="region"
        aria-label={translate('messages', { name })}
        tabIndex={0}
        onScroll={onScroll}
      >
        {older.hasMore ? (
          <div className={styles.older}>
            {older.isFailed ? <p role="alert">{translate('olderFailed')}</p> : null}
            <Button
              variant="quiet"
              size="dense"
              isLoading={older.isLoading}
              loadingLabel={translate('loading')}
              onClick={older.load}
            >
              {translate('older')}
            </Button>
          </div>
        ) : null}
        {thread.length === 0 && unsent.length === 0 ? <p className={styles.begin}>{translate('begin')}</p> : null}
        <ol className={styles.thread}>
          {thread.map((message, index) => (
            <Fragment key={message.id}>
              {days(index) ? <li className={styles.day}>{dayTitle(message.createdAt, now, reader)}</li> : null}
              {line !== null && message.seq === line.seq ? (
                <li className={styles.newLine} data-start={start === line.seq && found === null ? true : undefined}>
                  <span>{translate('new', { count: line.count })}</span>
                </li>
              ) : null}
              <li
                data-seq={message.seq}
                data-start={message.seq === found ? true : undefined}
                className={message.seq === found ? styles.found : undefined}
                aria-current={message.seq === found ? true : undefined}
              >
                <VisuallyHidden>{message.senderId === ownId ? translate('me') : name}</VisuallyHidden>
                <Bubble
                  message={message}
                  isOwn={message.senderId === ownId}
                  isRead={conversation.otherReadUpTo === null ? null : message.seq <= conversation.otherReadUpTo}
                  view={view}
                />
              </li>
            </Fragment>
          ))}
          {unsent.length > 0 && (lastDay === undefined || dayOf(lastDay, reader) !== dayOf(now, reader)) ? (
            <li className={styles.day}>{dayTitle(now, now, reader)}</li>
          ) : null}
          {unsent.map((message) => (
            <li key={message.id}>
              <VisuallyHidden>{translate('me')}</VisuallyHidden>
              <UnsentBubble message={message} waitsFor={waitsFor} outbox={outbox} view={view} />
            </li>
          ))}
        </ol>
      </div>
      {isAtEnd ? null : (
        <div className={styles.toEnd}>
          <Button
            variant="secondary"
            size="dense"
            icon={<ArrowDown size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={toEnd}
          >
            {news.count > 0 ? translate('new', { count: news.count }) : translate('toEnd')}
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <span aria-live="polite">
          {news.last === null
            ? null
            : translate('said', { name, text: news.last.body || (news.last.attachmentName ?? '') })}
        </span>
      </VisuallyHidden>
    </div>
  );
}
