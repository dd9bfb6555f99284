import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { type Conversation } from 'shared-contracts/schemas/conversation';
import { acceptOf } from '../../files/accept-of.ts';
import { Button } from '../../../primitives/button/button.tsx';
import { IconButton } from '../../../primitives/button/icon-button.tsx';
import { TextArea } from '../../../primitives/text-area/text-area.tsx';
import { useLeaveWarning } from '../../files/use-leave-warning.ts';
import { usePreventFileDrop } from '../../files/use-prevent-file-drop.ts';
import { readMessageDraft, writeMessageDraft } from '../message-draft.ts';
import { otherName, type MessagesView } from '../messages-view.ts';
import type { Unsent } from '../outbox/unsent.ts';
import { useOutbox } from '../outbox/outbox-of.ts';
import { useOwnId } from '../use-own-id.ts';
import styles from './composer.module.css';
import { FileChip } from './file-chip.tsx';
import { isRetryable, usePendingFiles, type PendingFile } from './pending-files.ts';
import { useTellTyping } from './use-tell-typing.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';

interface ComposerProps {
  readonly conversation: Conversation;
  readonly view: MessagesView;
  readonly onWritten?: () => void;
}

/** On a phone Enter is a new line; Send is the button. */
const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** Of a line between the two buttons on a phone. A longer text has the width of the screen there. */
const shortLine = 18;
const hasLines = (text: string) => text.length > shortLine || text.includes('\n');

/** A place to write, with files. What is written stays on this device until it is sent. */
export function Composer({ conversation, view, onWritten }: ComposerProps) {
  const { translate } = view;
  const { id } = conversation;
  const ownId = useOwnId();
  const { outbox } = useOutbox();
  const uploads = usePendingFiles(id);
  const { files } = uploads;
  const [text, setText] = useState(() => readMessageDraft(ownId, id));
  const [isWaiting, setWaiting] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const typing = useTellTyping(id);
  useLeaveWarning(files.length > 0);
  usePreventFileDrop();
  useRetryWhenOnline(uploads);

  const name = otherName(conversation, view);
  const body = text.trim();
  const isTooLong = body.length > textLimits.message;

  const write = (value: string) => {
    setText(value);
    writeMessageDraft(ownId, id, value);
  };
  const send = (attachments: readonly Unsent['attachment'][]) => {
    // A text goes with the first file.
    const parts = attachments.length === 0 ? [null] : attachments;
    parts.forEach((attachment, index) =>
      outbox.add({ id: crypto.randomUUID(), conversationId: id, body: index === 0 ? body : '', attachment }),
    );
    write('');
    onWritten?.();
    typing.end();
    if (attachments.length > 0) uploads.clear();
  };
  const { isHeld, hold, letGo } = useSendOnArrival(files, send);
  const handleSend = async () => {
    area.current?.focus();
    if (isTooLong || isWaiting || (body === '' && files.length === 0)) return;
    if (files.length === 0) return send([]);
    letGo();
    setWaiting(true);
    files.filter(isRetryable).forEach(({ key }) => uploads.retry(key));
    const settled = await uploads.settled();
    setWaiting(false);
    if (settled.length === 0) return;
    // A refused file is there with its reason; nothing is sent without it.
    if (settled.every(hasArrived)) send(settled.map(({ attachment }) => attachment));
    else if (settled.every(canArrive)) hold();
  };

  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch()) return;
    event.preventDefault();
    void handleSend();
  };
  const choose = (chosen: readonly File[]) => {
    letGo();
    uploads.choose(chosen);
  };
  const handleFiles = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.currentTarget.files ?? [])];
    // Choosing the same file again fires too.
    event.currentTarget.value = '';
    if (chosen.length > 0) choose(chosen);
    area.current?.focus();
  };
  return (
    <form
      className={styles.composer}
      data-composer
      onSubmit={(event) => {
        event.preventDefault();
        void handleSend();
      }}
    >
      {files.length === 0 ? null : (
        <ul className={styles.chips}>
          {files.map((pending) => (
            <FileChip
              key={pending.key}
              pending={pending}
              view={view}
              onRetry={() => uploads.retry(pending.key)}
              onRemove={() => {
                letGo();
                uploads.remove(pending.key);
                area.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {isWaiting || isHeld ? (
        <p className={styles.soon} role="status">
          {translate(isWaiting ? 'sendsSoon' : 'sendsOnArrival')}
        </p>
      ) : null}
      <div
        className={styles.line}
        data-long={hasLines(text) || undefined}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (event.dataTransfer.files.length > 0) choose([...event.dataTransfer.files]);
        }}
      >
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={acceptOf('message')}
          aria-label={translate('attach')}
          onChange={handleFiles}
        />
        <IconButton
          variant="secondary"
          label={translate('attach')}
          icon={<Plus size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        />
        <div className={styles.field}>
          <TextArea
            ref={area}
            id="message-body"
            label={translate('write', { name })}
            isLabelHidden
            placeholder={translate('write', { name })}
            rows={1}
            limit={textLimits.message}
            value={text}
            readOnly={isWaiting}
            lang=""
            onKeyDown={handleKey}
            onChange={(event) => {
              letGo();
              write(event.target.value);
              if (event.target.value.trim() !== '') typing.tell();
            }}
          />
        </div>
        <Button type="submit" isLoading={isWaiting} loadingLabel={translate('sendsSoon')}>
          {translate('send')}
        </Button>
      </div>
    </form>
  );
}

const hasArrived = ({ attachment }: PendingFile) => attachment !== null;
const canArrive = (file: PendingFile) => file.fault === null || isRetryable(file);

/** Sends what Send was pressed for once the files arrive that the network had lost. What is changed meanwhile is not sent by itself. */
function useSendOnArrival(files: readonly PendingFile[], send: (attachments: readonly Unsent['attachment'][]) => void) {
  const [isAsked, setAsked] = useState(false);
  const isHeld = isAsked && files.length > 0 && files.every(canArrive);
  const isDue = isHeld && files.every(hasArrived);
  const sendNow = useEffectEvent(() => send(files.map(({ attachment }) => attachment)));
  useEffect(() => {
    if (isDue) sendNow();
  }, [isDue]);
  return { isHeld, hold: () => setAsked(true), letGo: () => setAsked(false) };
}

/** What the network lost is sent again when it returns. */
function useRetryWhenOnline({ files, retry }: ReturnType<typeof usePendingFiles>): void {
  const retryAll = useEffectEvent(() => files.filter(isRetryable).forEach(({ key }) => retry(key)));
  useEffect(() => {
    const handleOnline = () => retryAll();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);
}
