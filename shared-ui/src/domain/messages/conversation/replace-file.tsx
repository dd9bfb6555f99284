import { useRef, useState, type ChangeEvent } from 'react';
import { httpOfOwner } from '../../files/http-of-owner.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { acceptOf } from '../../files/accept-of.ts';
import { Button } from '../../../primitives/button/button.tsx';
import type { TranslateMessages } from '../../texts/translate.ts';
import { codeOf } from '../code-of.ts';
import { uploadAttachment } from '../data/message-client.ts';
import type { Outbox } from '../outbox/create-outbox.ts';
import type { Unsent } from '../outbox/unsent.ts';
import { kindOf, takeFile } from '../../files/take-file.ts';
import { useFileRefusal } from '../../files/use-file-refusal.ts';

interface ReplaceFileProps {
  readonly message: Unsent;
  readonly outbox: Outbox;
  readonly translate: TranslateMessages;
}

/** Attaches the file anew, or sends the text alone. */
export function ReplaceFile({ message: { id, body }, outbox, translate }: ReplaceFileProps) {
  const platform = usePlatform();
  const { session, toast } = platform;
  const http = httpOfOwner(platform, session.user?.id);
  const errorText = useErrorText();
  const refusalOf = useFileRefusal('message');
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const handleChoice = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (!chosen) return;
    setSending(true);
    const file = await takeFile(chosen);
    try {
      const { signal } = new AbortController();
      const kept = await uploadAttachment(http, file, crypto.randomUUID(), signal, () => undefined);
      const { id: uploadId, bytes, contentType } = kept;
      outbox.replaceFile(id, { uploadId, name: file.name, bytes, contentType });
    } catch (error) {
      const code = codeOf(error);
      toast.error(code === 'FILE_TYPE_INVALID' ? refusalOf(kindOf(file), translate('file.type')) : errorText(code));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf('message')}
        onChange={(event) => void handleChoice(event)}
      />
      <Button variant="quiet" size="dense" isLoading={isSending} onClick={() => input.current?.click()}>
        {translate('attach')}
      </Button>
      {body === '' ? null : (
        <Button variant="quiet" size="dense" onClick={() => outbox.replaceFile(id, null)}>
          {translate('file.without')}
        </Button>
      )}
    </>
  );
}
