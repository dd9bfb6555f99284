import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { sentenceCase } from 'shared-contracts/processes/sentence-case';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { VerifiedSeal } from 'shared-ui/domain/verified-seal/verified-seal.tsx';
import { formatDate } from '../../model/slot-format.ts';

/** The register, the registration number, and when we verified it, until when. */
export function ProfileVerification({ professional }: { readonly professional: PublicProfessional }) {
  const { t } = useTranslation('remote-public/profile');
  const { locale } = usePlatform();
  const { verifiedAt, verifiedUntil, registerNumber, timeZone, kind, gender } = professional;
  if (verifiedAt === null) return <Notice tone="warning">{t('verification.missing')}</Notice>;
  const body = locale === 'fr' ? professional.registeredWithFr : professional.registeredWithEn;
  const number = registerNumber === null ? '' : t('verification.number', { number: registerNumber });
  const context = kind === 'legal_entity' ? undefined : (gender ?? undefined);
  const lines = [
    body === null
      ? number && `${sentenceCase(number)}.`
      : t('verification.registered', { context, body, number: number && `, ${number}` }),
    t('verification.checked', { date: formatDate(verifiedAt, locale, timeZone) }),
    verifiedUntil === null
      ? ''
      : t('verification.until', { date: formatDate(`${verifiedUntil}T12:00:00Z`, locale, 'UTC') }),
  ];
  return <VerifiedSeal variant="full" label={t('verification.title')} lines={lines.filter(Boolean)} />;
}
