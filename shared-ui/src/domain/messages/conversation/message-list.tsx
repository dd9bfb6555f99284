import { ArrowDown } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
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
import { MoreButton } from './more-button.tsx';
import { ReachNotice } from './reach-notice.tsx';
import { UnsentBubble } from './unsent-bubble.tsx';
import { useDrawnThread } from './use-drawn-thread.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useMessageStop } from './use-message-stop.ts';
import { useMessageScroll } from './use-message-scroll.ts';
import { useMoreMessages } from './use-more-messages.ts';
import { useSaidNews } from './use-said-news.ts';
import { useShownThread } from './use-shown-thread.ts';
import { useUnreadLine } from './use-unread-line.ts';

const nothing: Thread = [];

function useWritten(count: number, onWritten: () => void): void {
  const before = useRef(count);
  const tell = useEffectEvent(onWritten);
  useEffect(() => {
    if (count > before.current) tell();
    before.current = count;
  }, [count]);
}

interface MessageListProps {
  readonly conversation: Conversation;
  /** The end of it. */
  readonly latest: Thread;
  readonly view: MessagesView;
  /** The `seq` of a message that was searched for. */
  readonly found: number | null;
  /** How often something was written here. What another tab sends moves nothing in this one. */
  readonly written: number;
  /** Back from there to the latest message. */
  readonly onLeave?: () => void;
}

/** What was said, day by day, and below it what is on its way. */
export function MessageList({ conversation, latest, view, found, written, onLeave }: MessageListProps) {
  const { translate, reader, now, party } = view;
  const ownId = useOwnId();
  const name = otherName(conversation, view);
  const { outbox, messages, waitsFor } = useOutbox();
  const unsent = messages.filter(
    ({ id, conversationId }) => conversationId === conversation.id && !latest.some((message) => message.id === id),
  );
  const line = useUnreadLine(conversation, latest, ownId, party);
  const [isLineLeft, setLineLeft] = useState(false);
  const goal = found ?? (isLineLeft ? null : line.seq);
  const shown = useShownThread(conversation.id, latest, goal, party);
  const drawn = useDrawnThread(shown, goal);
  const { thread, isLatest, isAtEnd } = drawn;
  const looked = found === null && !isLineLeft && line.reach !== 'done' ? line : shown;
  const start = shown.thread.some(({ seq }) => seq === goal) ? goal : null;
  const region = useRef<HTMLDivElement>(null);
  const more = useMoreMessages(conversation.id, drawn, region);
  const { toEnd, onScroll, onFocus } = useMessageScroll(region, drawn, unsent, start, more);
  const { stop, setStop } = useMessageStop(thread, ownId);
  const hint = useId();
  const news = useSaidNews(latest, ownId, isAtEnd);
  // Of what was searched for further down, nothing between here and there was read.
  const isApart = found !== null && (thread[0]?.seq ?? 1) > conversation.readUpTo + 1;
  const isSought = looked.reach === 'looking' || looked.reach === 'failed';
  useMarkRead(conversation, isApart || isSought ? nothing : thread.filter(({ seq }) => seq <= news.seen), party);
  const isAway = !isLatest || looked.reach !== 'done';
  const leave = () => {
    if (isAway) {
      setLineLeft(true);
      drawn.showEnd();
      if (found !== null) onLeave?.();
    }
    toEnd();
  };
  useWritten(written, leave);
  const days = (index: number) => {
    const [message, before] = [thread[index], thread[index - 1]];
    return message && (!before || dayOf(before.createdAt, reader) !== dayOf(message.createdAt, reader));
  };
  const lastDay = thread.at(-1)?.createdAt;
  const shownUnsent = isLatest ? unsent : [];
  return (
    <div className={styles.middle}>
      <ReachNotice reach={looked.reach} isSearch={found !== null} view={view} onRetry={looked.retry} />
      <div
        ref={region}
        className={styles.messages}
        role="region"
        aria-label={translate('messages', { name })}
        tabIndex={0}
        onScroll={onScroll}
        onFocusCapture={onFocus}
      >
        <MoreButton side="older" more={more.older} view={view} />
        {thread.length === 0 && unsent.length === 0 ? <p className={styles.begin}>{translate('begin')}</p> : null}
        <ol className={styles.thread}>
          {thread.map((message, index) => (
            <Fragment key={message.id}>
              {days(index) ? <li className={styles.day}>{dayTitle(message.createdAt, now, reader)}</li> : null}
              {message.seq === line.seq ? (
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
                  isStop={message.seq === stop}
                  hint={hint}
                  onStop={setStop}
                  isRead={conversation.otherReadUpTo === null ? null : message.seq <= conversation.otherReadUpTo}
                  view={view}
                />
              </li>
            </Fragment>
          ))}
          {shownUnsent.length > 0 && (lastDay === undefined || dayOf(lastDay, reader) !== dayOf(now, reader)) ? (
            <li className={styles.day}>{dayTitle(now, now, reader)}</li>
          ) : null}
          {shownUnsent.map((message) => (
            <li key={message.id}>
              <VisuallyHidden>{translate('me')}</VisuallyHidden>
              <UnsentBubble message={message} waitsFor={waitsFor} outbox={outbox} view={view} />
            </li>
          ))}
        </ol>
        <MoreButton side="newer" more={more.newer} view={view} />
      </div>
      {isAtEnd ? null : (
        <div className={styles.toEnd}>
          <Button
            variant="secondary"
            size="dense"
            icon={<ArrowDown size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => {
              leave();
              region.current?.focus({ preventScroll: true });
            }}
          >
            {news.count > 0 ? translate('new', { count: news.count }) : translate('toEnd')}
          </Button>
        </div>
      )}
      <span id={hint} hidden>
        {translate('arrows')}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">
          {news.last === null ? null : (
            // Another element for each: the same words again are announced too.
            <span key={news.last.id}>
              {[
                news.came > 1 ? translate('new', { count: news.came }) : '',
                translate('said', { name, text: news.last.body || (news.last.attachmentName ?? '') }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          )}
        </span>
      </VisuallyHidden>
    </div>
  );
}
