import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { formatTime, type Reader } from 'shared-ui/domain/time/format-time.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { TextArea } from 'shared-ui/primitives/text-area/text-area.tsx';
import styles from './private-notes.module.css';
import { useSavedNotes, type SaveNotes } from './use-saved-notes.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';

interface PrivateNotesProps {
  readonly stored: string | null;
  readonly save: SaveNotes;
  readonly reader: Reader;
}

/** Notes that only the professional reads. They save themselves. */
export function PrivateNotes({ stored, save, reader }: PrivateNotesProps) {
  const { t } = useTranslation('remote-pro/private-notes');
  const errorText = useErrorText();
  const notes = useSavedNotes(stored, textLimits.privateNotes, save);
  const { state } = notes;
  const said =
    state.kind === 'saved'
      ? t('saved', { time: formatTime(new Date(state.at).toISOString(), reader) })
      : state.kind === 'saving'
        ? t('saving')
        : '';
  return (
    <div className={styles.notes}>
      <TextArea
        id="private-notes"
        label={t('label')}
        rows={5}
        limit={textLimits.privateNotes}
        value={notes.text}
        error={state.kind === 'failed' ? t('failed', { reason: errorText(state.code) }) : undefined}
        onChange={(event) => notes.type(event.target.value)}
      />
      {state.kind === 'failed' ? (
        <Button variant="secondary" size="dense" onClick={notes.retry}>
          {t('retry')}
        </Button>
      ) : null}
      {state.kind === 'changed' ? (
        <Notice
          tone="warning"
          live="assertive"
          title={t('changed')}
          action={
            <>
              <Button variant="secondary" size="dense" onClick={() => notes.keepTheirs(state.theirs)}>
                {t('keepTheirs')}
              </Button>
              <Button variant="secondary" size="dense" onClick={() => notes.keepMine(state.theirs)}>
                {t('keepMine')}
              </Button>
            </>
          }
        >
          <p className={styles.theirs} lang="">
            {state.theirs}
          </p>
        </Notice>
      ) : null}
      <p className={styles.saved} aria-live="polite">
        {said}
      </p>
    </div>
  );
}
