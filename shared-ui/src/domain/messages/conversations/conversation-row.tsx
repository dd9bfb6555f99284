import { Link, type To } from 'react-router-dom';
import type { Conversation, FoundConversation } from 'shared-contracts/schemas/conversation';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import { formatDay } from '../../time/format-time.ts';
import { shortTime } from '../message-time.ts';
import { otherName, type MessagesView } from '../messages-view.ts';
import { PersonAvatar } from '../person-avatar.tsx';
import { useOwnId } from '../use-own-id.ts';
import styles from './conversations.module.css';
import { lastWords } from './last-words.ts';

interface ConversationRowProps {
  readonly conversation: Conversation | FoundConversation;
  readonly view: MessagesView;
  readonly to: To;
  readonly isOpen: boolean;
}

/** Who, the last words or those that were searched for, when they were said, and how much is unread. */
export function ConversationRow({ conversation, view, to, isOpen }: ConversationRowProps) {
  const { translate, reader, now } = view;
  const { unread, appointment } = conversation;
  const match = 'match' in conversation ? conversation.match : null;
  const shownAt = match?.createdAt ?? conversation.lastMessageAt;
  const words = lastWords(conversation, useOwnId(), translate);
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        className={styles.row}
        data-conversation={conversation.id}
        data-match={match?.seq}
        data-unread={unread > 0 || undefined}
        aria-current={isOpen ? 'true' : undefined}
      >
        <PersonAvatar conversation={conversation} view={view} />
        <span translate="no" className={styles.name}>
          {otherName(conversation, view)}
        </span>
        {shownAt === null ? null : (
          <time translate="yes" className={styles.time} dateTime={shownAt}>
            {shortTime(shownAt, now, reader)}
          </time>
        )}
        <span className={styles.words} lang={words.isTheirs ? '' : undefined}>
          {words.text}
        </span>
        {unread > 0 ? (
          <span className={styles.unread}>
            <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
            <VisuallyHidden>{translate('unread', { count: unread })}</VisuallyHidden>
          </span>
        ) : null}
        {appointment === null ? null : (
          <span className={styles.thread}>
            {translate('thread', { day: formatDay(appointment.startsAt, reader, 'short') })}
          </span>
        )}
      </Link>
    </li>
  );
}
