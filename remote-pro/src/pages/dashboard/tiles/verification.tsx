import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import type { Document } from 'shared-contracts/schemas/document';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { useIsListed } from '../../../components/plan-notice/use-is-listed.ts';
import { documentsToSend } from './documents-to-send.ts';

interface VerificationProps {
  readonly professional: OwnProfessional;
  readonly documents: readonly Document[];
  /** Milliseconds. */
  readonly now: number;
}

/** Why no requests come in yet, or soon no longer: documents to send, or the check that is under way. Usually nothing. */
export function Verification({ professional, documents, now }: VerificationProps) {
  const { t } = useTranslation(['remote-pro/dashboard', 'remote-pro/document-kinds']);
  const isListed = useIsListed();
  const toSend = documentsToSend(professional.kind, documents, now);
  if (toSend.length > 0)
    return (
      <Notice
        tone="warning"
        title={t('verification.incomplete')}
        action={
          <ButtonLink size="dense" variant="secondary" to={href('/inscription-2')}>
            {t('verification.documents')}
          </ButtonLink>
        }
      >
        <ul>
          {toSend.map((kind) => (
            <li key={kind}>{t(kind, { ns: 'remote-pro/document-kinds' })}</li>
          ))}
        </ul>
      </Notice>
    );
  return isListed ? null : <Notice title={t('verification.waiting')}>{t('verification.waitingText')}</Notice>;
}
