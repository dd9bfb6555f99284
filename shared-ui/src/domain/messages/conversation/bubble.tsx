import { FileX, Flag } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import type { Message } from 'shared-contracts/schemas/conversation';
import { IconButton } from '../../../primitives/button/icon-button.tsx';
import { formatTime } from '../../time/format-time.ts';
import type { MessagesView } from '../messages-view.ts';
import { MessageText } from '../text/message-text.tsx';
import { Attachment } from './attachment.tsx';
import styles from './bubble.module.css';
import { FileSheet } from './file-sheet.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { handleArrow } from './use-message-stop.ts';

interface BubbleProps {
  readonly message: Message;
  readonly isOwn: boolean;
  /** Null where one of the two does not show what was read. */
  readonly isRead: boolean | null;
  /** Whether Tab reaches what can be done with it. */
  readonly isStop: boolean;
  /** Id of what says how the others are reached. */
  readonly hint: string;
  readonly onStop: (seq: number) => void;
  readonly view: MessagesView;
}

/** A message that has arrived. Each one that follows renders the list: what is shown already must not cost again. */
export const Bubble = memo(function Bubble({ message, isOwn, isRead, isStop, hint, onStop, view }: BubbleProps) {
  const { translate, reader } = view;
  const { id, seq, body, attachment, attachmentName, createdAt, isAutomatic } = message;
  const [isReported, setReported] = useState(false);
  const state = isOwn ? translate(isRead ? 'state.read' : 'state.sent') : undefined;
  return (
    <BubbleFrame side={isOwn ? 'own' : 'theirs'}>
      {attachment !== null ? (
        <Attachment messageId={id} attachment={attachment} view={view} />
      ) : attachmentName !== null ? (
        <span className={styles.file}>
          <FileSheet
            icon={<FileX size={20} strokeWidth={1.5} aria-hidden="true" />}
            name={attachmentName}
            state={translate('file.gone')}
          />
        </span>
      ) : null}
      {body === '' ? null : <MessageText className={styles.text}>{body}</MessageText>}
      <p className={styles.meta}>
        {isAutomatic ? <span>{`${translate('automatic')} · `}</span> : null}
        <time translate="no" dateTime={createdAt}>
          {formatTime(createdAt, reader)}
        </time>
        {state === undefined ? null : <span>{` · ${state}`}</span>}
        {isOwn ? null : (
          <IconButton
            className={styles.report}
            size="dense"
            label={translate('report.titleOfMessage')}
            icon={<Flag size={14} strokeWidth={1.75} aria-hidden="true" />}
            aria-haspopup="dialog"
            data-stop
            tabIndex={isStop ? 0 : -1}
            aria-describedby={isStop ? hint : undefined}
            onFocus={() => onStop(seq)}
            onKeyDown={handleArrow}
            onClick={() => setReported(true)}
          />
        )}
      </p>
      {isReported ? (
        <ReportDialog
          conversationId={message.conversationId}
          messageId={id}
          translate={translate}
          onClose={() => setReported(false)}
        />
      ) : null}
    </BubbleFrame>
  );
});

interface BubbleFrameProps {
  /** `unsent` ones are the reader's too. */
  readonly side: 'own' | 'theirs' | 'unsent';
  readonly children: ReactNode;
}

export function BubbleFrame({ side, children }: BubbleFrameProps) {
  return (
    <div className={styles.bubble} data-side={side}>
      {children}
    </div>
  );
}
