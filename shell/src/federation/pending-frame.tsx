import { Spinner } from 'shared-ui/spinner/spinner';
import { SealGlyph } from 'shared-ui/verified-seal/seal-glyph';
import { Wordmark } from 'shared-ui/wordmark/wordmark';
import styles from './pending-frame.module.css';

/** What stands in a document until its first page is there; the server writes the same, so that nothing flashes. No hook may be used. */
export function PendingFrame({ label }: { readonly label: string }) {
  return (
    <div className={styles['frame']}>
      <header className={styles['bar']}>
        <SealGlyph size={28} />
        <Wordmark />
      </header>
      <div className={styles['middle']}>
        <Spinner label={label} size="large" />
      </div>
    </div>
  );
}
