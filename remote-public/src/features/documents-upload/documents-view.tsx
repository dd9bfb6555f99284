import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalKind } from 'shared-contracts/schemas/value-lists';
import { useSearchParams } from 'react-router-dom';
import { useSerialRevalidate } from '../../loading/use-serial-revalidate.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { documentChecklist } from 'shared-contracts/processes/registration-documents';
import { href } from 'shared-contracts/remote/paths';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import type { Registration } from './documents-loader.ts';
import { allowedReturnPath } from '../../account/allowed-return-path.ts';
import { isRecoverable } from './attempts.ts';
import { DocumentItem } from './document-item.tsx';
import styles from './documents.module.css';
import { NextSteps } from './next-steps.tsx';
import { SeveralFiles } from './several-files.tsx';
import { useDocumentUpload } from './use-document-upload.ts';
import { useLeaveWarning } from 'shared-ui/domain/files/use-leave-warning.ts';
import { usePreventFileDrop } from 'shared-ui/domain/files/use-prevent-file-drop.ts';

/** The required documents by kind, with their state; all can be submitted later. */
export function DocumentsView({ professional, documents, today }: Registration) {
  const { t } = useTranslation(['remote-public/documents', 'remote-public/common']);
  const { events } = usePlatform();
  const [search] = useSearchParams();
  const dashboard = href('/pro/tableau-de-bord');
  const next = allowedReturnPath('professional', search.get('next')) ?? dashboard;
  const goOn = next === dashboard ? t('goOn') : t('already.goOn', { ns: 'remote-public/common' });
  const revalidate = useSerialRevalidate();
  const upload = useDocumentUpload(professional.id);
  useLeaveWarning(Object.values(upload.attempts).some(isRecoverable));
  usePreventFileDrop();
  // An operator decides while the page is open.
  useEffect(() => events.subscribe('document.', () => void revalidate()), [events, revalidate]);
  // Shows submissions from another tab when this one regains focus.
  useEffect(() => {
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, [revalidate]);

  const lines = documentChecklist(professional.kind, documents, today);
  const needed = lines.filter(({ isNeeded }) => isNeeded);
  const there = needed.filter(({ state }) => state === 'submitted' || state === 'accepted').length;
  const isComplete = there === needed.length;
  const isVerified = needed.every(({ state }) => state === 'accepted');
  const open = lines.filter(({ state }) => state !== 'accepted').map(({ kind }) => kind);
  const groups = [
    ['needed', needed],
    ['optional', lines.filter(({ isNeeded }) => !isNeeded)],
  ] as const;
  return (
    <>
      {isComplete ? (
        <Notice tone="success" live="polite" title={t(isVerified ? 'verified.title' : 'complete.title')}>
          {t(isVerified ? 'verified.text' : 'complete.text')}
        </Notice>
      ) : null}
      {open.length < 2 ? null : <SeveralFiles ownerId={professional.id} kinds={open} onChoose={upload.choose} />}
      {groups.map(([group, members]) => (
        <section key={group} className={styles.group} aria-labelledby={`documents-${group}`}>
          <h2 id={`documents-${group}`} className={styles.heading}>
            {t(group)}
          </h2>
          <p className={styles.note}>
            {t(`${group}Text`, {
              context: professional.kind as LegalKind | undefined,
              count: there,
              total: needed.length,
            })}
          </p>
          <ul className={styles.list}>
            {members.map((line) => (
              <DocumentItem key={line.kind} line={line} profession={professional.profession} upload={upload} />
            ))}
          </ul>
        </section>
      ))}
      <NextSteps />
      <div className={styles.actions}>
        <ButtonLink to={next}>{isComplete ? goOn : t('later')}</ButtonLink>
        <ButtonLink to={href('/pro/disponibilite')} variant="secondary">
          {t('hours')}
        </ButtonLink>
      </div>
    </>
  );
}
