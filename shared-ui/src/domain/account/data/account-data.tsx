import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { fileSize } from 'shared-contracts/formats/file/file-size';
import { formatMoment } from 'shared-contracts/formats/time/reader-time';
import { Button } from '../../../primitives/button/button.tsx';
import { Notice } from '../../../primitives/notice/notice.tsx';
import { EditCard } from '../../../primitives/edit-card/edit-card.tsx';
import { PasswordDialog } from '../password/password-dialog.tsx';
import { accountQueries, refreshAccount } from '../account-queries.ts';
import { askExport } from '../account-calls.ts';
import type { AccountView } from '../account-view.ts';
import styles from './account-data.module.css';
import { wasCancelled } from 'shared-contracts/processes/was-cancelled';

/** Everything of one's own as a ZIP, written by a job: the page may be left meanwhile. */
export function AccountData({ view: { translate, confirm, timeZone } }: { readonly view: AccountView }) {
  const { http, locale, apiUrl, toast } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const query = accountQueries(http).dataExport();
  const { data: archive } = useSuspenseQuery(query);
  const [isAsking, setAsking] = useState(false);
  const handleConfirm = async (password: string) => {
    await askExport(http, password);
    setAsking(false);
    await refreshAccount(client);
  };
  const handleDownload = async () => {
    // A link is good for five minutes.
    try {
      const fresh = await client.fetchQuery({ ...query, staleTime: 0 });
      if (fresh?.url) location.assign(apiUrl + fresh.url);
    } catch (error) {
      if (!wasCancelled(error)) toast.error(errorText(error instanceof ProblemError ? error.code : 'INTERNAL'));
    }
  };
  // Another session has to ask for its own.
  const isReady = archive?.state === 'ready' && archive.url !== null;
  const isWriting = archive?.state === 'waiting' || archive?.state === 'running';
  return (
    <EditCard id="data" title={translate('data.title')}>
      <p>{translate('data.text')}</p>
      <div role="status" className={styles.state}>
        {isWriting ? (
          <label className={styles.progress}>
            <span>
              {archive.total === 0
                ? translate('data.waiting')
                : translate('data.writing', { done: archive.done, total: archive.total })}
            </span>
            <progress max={archive.total || 1} value={archive.done} />
          </label>
        ) : null}
        {archive?.state === 'failed' ? <Notice tone="danger">{translate('data.failed')}</Notice> : null}
        {isReady ? (
          <p>
            {translate('data.ready', {
              size: fileSize(archive.size ?? 0, locale),
              moment: formatMoment(archive.expiresAt, { locale, timeZone }),
            })}
          </p>
        ) : null}
      </div>
      <div className={styles.buttons}>
        {isReady ? (
          <Button
            icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void handleDownload()}
          >
            {translate('data.download')}
          </Button>
        ) : null}
        {isWriting ? null : (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {translate(isReady ? 'data.again' : 'data.ask')}
          </Button>
        )}
      </div>
      {isAsking ? (
        <PasswordDialog
          translate={confirm}
          title={translate('data.title')}
          submitLabel={translate('data.ask')}
          onConfirm={handleConfirm}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </EditCard>
  );
}
