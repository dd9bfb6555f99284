import { FileText } from 'lucide-react';
import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { fileSize } from 'shared-contracts/formats/file/file-size';
import type { MessageAttachment } from 'shared-contracts/schemas/conversation';
import { getMessage } from '../data/message-client.ts';
import type { MessagesView } from '../messages-view.ts';
import styles from './bubble.module.css';
import { FileSheet } from './file-sheet.tsx';

interface AttachmentProps {
  readonly messageId: string;
  readonly attachment: MessageAttachment;
  readonly view: MessagesView;
}

/** A picture, or a document with its size; opened by a link that is valid for five minutes. */
export function Attachment({ messageId, attachment, view: { translate, reader } }: AttachmentProps) {
  const { http, apiUrl, toast } = usePlatform();
  const { name, bytes, contentType } = attachment;
  const [address, setAddress] = useState<string | null>(attachment.url);
  const [isRenewed, setRenewed] = useState(false);
  const renew = async (): Promise<string | null> => {
    const { attachment: now } = await getMessage(http, messageId);
    const fresh = now?.url ?? null;
    setAddress(fresh);
    return fresh;
  };
  const handleOpen = async () => {
    try {
      const fresh = await renew();
      if (fresh === null) toast.error(translate('file.gone'));
      else location.assign(apiUrl + fresh);
    } catch {
      toast.error(translate('file.failed'));
    }
  };
  // The link of a picture that was loaded long ago has expired.
  const handleBroken = () => {
    if (isRenewed) return setAddress(null);
    setRenewed(true);
    renew().catch(() => setAddress(null));
  };
  const state = `${fileSize(bytes, reader.locale)} · ${translate('file.checked')}`;
  return (
    <button
      type="button"
      className={styles.file}
      aria-label={`${translate('file.open', { name })}, ${state}`}
      onClick={() => void handleOpen()}
    >
      {contentType !== 'application/pdf' && address !== null ? (
        <>
          <img
            className={styles.picture}
            src={apiUrl + address}
            alt=""
            width={240}
            height={160}
            loading="lazy"
            decoding="async"
            onError={handleBroken}
          />
          <span className={styles.fileWords}>
            <span translate="no" className={styles.fileName}>
              {name}
            </span>
            <span className={styles.fileState}>{state}</span>
          </span>
        </>
      ) : (
        <FileSheet icon={<FileText size={20} strokeWidth={1.5} aria-hidden="true" />} name={name} state={state} />
      )}
    </button>
  );
}
