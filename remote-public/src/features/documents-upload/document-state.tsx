import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { homeZone } from 'shared-contracts/formats/time/device-zone';
import type { ChecklistLine } from 'shared-contracts/processes/registration-documents';
import type { Document } from 'shared-contracts/schemas/document';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { formatDate } from '../../time/slot-format.ts';
import { useVisitorZone } from '../../time/use-visitor-zone.ts';
import styles from './documents.module.css';
import { RemoveDocument } from './remove-document.tsx';
import { useOpenDocument } from './use-open-document.ts';

interface DocumentStateProps {
  readonly line: ChecklistLine<Document>;
  /** Name of the document. */
  readonly name: string;
  /** Called when the removal was confirmed or cancelled. */
  readonly onSettled: () => void;
}

/** State of a submitted document: when, until when, why rejected; and the pending renewal of a valid one. */
export function DocumentState({ line: { document, renewal }, name, onSettled }: DocumentStateProps) {
  const { t } = useTranslation('remote-public/documents');
  const { locale } = usePlatform();
  const zone = useVisitorZone() ?? homeZone;
  const open = useOpenDocument();
  const [isAsking, setAsking] = useState(false);
  if (document === undefined) return null;
  const submitted = renewal === undefined ? [document] : [document, renewal];
  const newest = renewal ?? document;
  /** Only a document that does not count can be removed. */
  const removable = document.state === 'accepted' ? renewal : document;
  return (
    <div className={styles.state}>
      {submitted.map(({ id, state, createdAt, expiresOn, refusalReason }) => (
        <p key={id} className={state === 'refused' ? styles.reason : styles.note}>
          {t(`said.${state}`, {
            context: state === 'accepted' && expiresOn === null ? 'lasting' : undefined,
            sent: formatDate(createdAt, locale, zone),
            until: expiresOn === null ? '' : formatDate(`${expiresOn}T12:00:00Z`, locale, 'UTC'),
            reason: refusalReason ?? '',
          })}
        </p>
      ))}
      {isAsking && removable !== undefined ? (
        <RemoveDocument
          id={removable.id}
          onSettled={() => {
            setAsking(false);
            onSettled();
          }}
        />
      ) : (
        <div className={styles.tasks}>
          {newest.url === null ? null : (
            <Button variant="quiet" aria-label={t('openNamed', { name })} onClick={() => void open(newest.id)}>
              {t('open')}
            </Button>
          )}
          {removable === undefined ? null : (
            <Button variant="quiet" aria-label={t('removeNamed', { name })} onClick={() => setAsking(true)}>
              {t('remove.open')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
