import { CircleAlert, FileText } from 'lucide-react';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { fileSize } from 'shared-contracts/formats/file/file-size';
import { Button } from '../../../primitives/button/button.tsx';
import type { MessagesView } from '../messages-view.ts';
import { FILE_EXPIRED, type Outbox, type OutboxState } from '../outbox/create-outbox.ts';
import type { Unsent } from '../outbox/unsent.ts';
import { MessageText } from '../text/message-text.tsx';
import { BubbleFrame } from './bubble.tsx';
import styles from './bubble.module.css';
import { FileSheet } from './file-sheet.tsx';
import { ReplaceFile } from './replace-file.tsx';

interface UnsentBubbleProps {
  readonly message: Unsent;
  readonly waitsFor: OutboxState['waitsFor'];
  readonly outbox: Outbox;
  readonly view: MessagesView;
}

/** A message on its way, or one that was refused. */
export function UnsentBubble({ message, waitsFor, outbox, view: { translate, reader } }: UnsentBubbleProps) {
  const errorText = useErrorText();
  const { id, body, attachment, fault } = message;
  const isExpired = fault === FILE_EXPIRED;
  return (
    <BubbleFrame side="unsent">
      {attachment === null ? null : (
        <span className={styles.file}>
          <FileSheet
            icon={<FileText size={20} strokeWidth={1.5} aria-hidden="true" />}
            name={attachment.name}
            state={`${fileSize(attachment.bytes, reader.locale)} · ${translate('file.checked')}`}
          />
        </span>
      )}
      {body === '' ? null : <MessageText className={styles.text}>{body}</MessageText>}
      {fault === null ? (
        <p className={styles.meta}>{translate(`state.${waitsFor ?? 'sending'}`)}</p>
      ) : (
        <>
          <p className={styles.fault} role="alert">
            <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>{`${translate('state.failed')} · ${isExpired ? translate('file.expired') : errorText(fault)}`}</span>
          </p>
          <div className={styles.tasks}>
            {isExpired ? (
              <ReplaceFile message={message} outbox={outbox} translate={translate} />
            ) : (
              <Button variant="quiet" size="dense" onClick={() => outbox.retry(id)}>
                {translate('again')}
              </Button>
            )}
            <Button variant="quiet" size="dense" onClick={() => outbox.discard(id)}>
              {translate('discard')}
            </Button>
          </div>
        </>
      )}
    </BubbleFrame>
  );
}
