import { useTranslation } from 'react-i18next';
import { formatDate, type Reader } from 'shared-ui/domain/appointments/format-time.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import type { Document } from 'shared-contracts/schemas/document';
import type { OwnProfessional } from 'shared-contracts/schemas/professional';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { VerifiedSeal } from 'shared-ui/domain/verified-seal/verified-seal.tsx';
import { documentsToSend } from './documents-to-send.ts';
import { missingProfileParts } from './missing-profile-parts.ts';
import { Tile } from './tile.tsx';

interface VerificationTileProps {
  readonly professional: OwnProfessional;
  readonly documents: readonly Document[];
  readonly reader: Reader;
  /** Milliseconds. */
  readonly now: number;
}

/**
 * Verification state of the professional, the documents to submit, and the missing parts of the profile once it can be
 * edited.
 */
export function VerificationTile({ professional, documents, reader, now }: VerificationTileProps) {
  const { t } = useTranslation(['remote-pro/dashboard', 'remote-pro/document-kinds']);
  const { closedPages } = usePlatform();
  const missing = closedPages.includes('/pro/profile') ? [] : missingProfileParts(professional);
  const toSend = documentsToSend(professional.kind, documents, now);
  const isVerified = professional.verifiedAt !== null;
  const value = toSend.length > 0 ? 'incomplete' : 'waiting';
  return (
    <Tile
      label={t('verification.label')}
      value={isVerified ? <VerifiedSeal variant="label" label={t('verification.done')} /> : t(`verification.${value}`)}
      more={
        toSend.length > 0 || !isVerified ? (
          <Link to={href('/inscription-2')}>{t('verification.documents')}</Link>
        ) : missing.length > 0 ? (
          <Link to={href('/pro/profile')}>{t('verification.complete')}</Link>
        ) : undefined
      }
    >
      {isVerified ? null : <p>{t(`verification.${value}Text`)}</p>}
      {toSend.length > 0 ? (
        <ul>
          {toSend.map((kind) => (
            <li key={kind}>{t(kind, { ns: 'remote-pro/document-kinds' })}</li>
          ))}
        </ul>
      ) : null}
      {isVerified && professional.verifiedUntil ? (
        <p>
          {t('verification.until', {
            date: formatDate(professional.verifiedUntil, reader.locale),
          })}
        </p>
      ) : null}
      {isVerified ? (
        <p>
          <Link to={href('/professionnels/:idname_2', { idname: professional.slug })}>{t('verification.card')}</Link>
        </p>
      ) : null}
      {missing.length > 0 ? (
        <p>{t('verification.missing', { list: missing.map((field) => t(`field.${field}`)).join(', ') })}</p>
      ) : null}
    </Tile>
  );
}
