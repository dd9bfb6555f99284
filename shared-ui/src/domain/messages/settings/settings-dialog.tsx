import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { Button } from '../../../primitives/button/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { Notice } from '../../../primitives/notice/notice.tsx';
import { Skeleton } from '../../../primitives/skeleton/skeleton.tsx';
import { refreshQueries } from '../../queries/refresh-queries.ts';
import type { Party } from '../../appointments/queries/available-actions.ts';
import { codeOf } from '../code-of.ts';
import { messagesKey } from '../data/messages-key.ts';
import { useOwnId } from '../use-own-id.ts';
import {
  messageSettings,
  saveContact,
  saveReceipts,
  type MessageSettings,
  type SettingsWords,
} from './message-settings.ts';
import { SettingsForm } from './settings-form.tsx';

export interface SettingsDialogProps {
  readonly party: Party;
  readonly words: SettingsWords;
  readonly onClose: () => void;
}

/** Who may write first, the away reply, and read receipts. */
export function SettingsDialog({ party, words, onClose }: SettingsDialogProps) {
  const { http, toast } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const userId = useOwnId();
  const query = messageSettings(http, party, userId);
  const { data, error, refetch, isFetching } = useQuery(query);
  const [failure, setFailure] = useState<string>();
  /** One after the other, so that it can be said what was saved. */
  const handleSave = async ({ readReceipts, contact }: MessageSettings): Promise<boolean> => {
    setFailure(undefined);
    let isPartlySaved = false;
    try {
      await saveReceipts(http, userId, readReceipts);
      client.setQueryData(query.queryKey, (known) => known && { ...known, readReceipts });
      isPartlySaved = true;
      if (contact) await saveContact(http, userId, contact);
      client.setQueryData(query.queryKey, { readReceipts, contact });
      onClose();
      toast.success(words.saved);
      // "Read" of the conversations follows from it.
      void refreshQueries(client, messagesKey);
      return true;
    } catch (refused) {
      const reason = errorText(codeOf(refused));
      setFailure(isPartlySaved ? `${words.partly} ${reason}` : reason);
      return false;
    }
  };
  if (data) return <SettingsForm settings={data} {...{ words, failure, onClose }} onSave={handleSave} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      closeLabel={words.cancel}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
      }
    >
      {error ? (
        <Notice
          tone="danger"
          live="polite"
          title={words.failed}
          action={
            <Button variant="secondary" size="dense" isLoading={isFetching} onClick={() => void refetch()}>
              {words.retry}
            </Button>
          }
        >
          {errorText(codeOf(error))}
        </Notice>
      ) : (
        <div role="status" aria-label={words.loading}>
          <Skeleton lines={6} />
        </div>
      )}
    </Dialog>
  );
}
