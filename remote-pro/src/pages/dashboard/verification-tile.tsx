import { useTranslation } from 'react-i18next';
import { formatDate, type Reader } from 'shared-contracts/appointments/appointment-time';
import { href } from 'shared-contracts/remote/paths';
import type { OwnProfessional } from 'shared-contracts/schemas/professional';
import { Link } from 'shared-ui/link/link';
import { VerifiedSeal } from 'shared-ui/verified-seal/verified-seal';
import { missingOf } from './missing-of.ts';
import { Tile } from './tile.tsx';

/** Whether the right to practise is checked, and what the profile still lacks. */
export function VerificationTile({
  professional,
  reader,
}: {
  readonly professional: OwnProfessional;
  readonly reader: Reader;
}) {
  const { t } = useTranslation('remote-pro/dashboard');
  const missing = missingOf(professional);
  const isVerified = professional.verifiedAt !== null;
  return (
    <Tile
      label={t('verification.label')}
      value={isVerified ? <VerifiedSeal variant="label" label={t('verification.done')} /> : t('verification.waiting')}
      more={missing.length > 0 ? <Link to={href('/pro/profile')}>{t('verification.complete')}</Link> : undefined}
    >
      {isVerified ? null : <p>{t('verification.waitingText')}</p>}
      {isVerified && professional.verifiedUntil ? (
        <p>
          {t('verification.until', {
            date: formatDate(professional.verifiedUntil, reader.locale),
          })}
        </p>
      ) : null}
      {missing.length > 0 ? (
        <p>{t('verification.missing', { list: missing.map((field) => t(`field.${field}`)).join(', ') })}</p>
      ) : null}
    </Tile>
  );
}
