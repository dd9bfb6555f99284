import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { Notice } from 'shared-ui/notice/notice';
import { VerifiedSeal } from 'shared-ui/verified-seal/verified-seal';
import { formatDate } from '../../model/slot-format.ts';

/** Who checked the right to practise, when, and under which number. */
export function ProfileVerification({ professional }: { readonly professional: PublicProfessional }) {
  const { t } = useTranslation('remote-public/profile');
  const { locale } = usePlatform();
  const { verifiedAt, verifiedBy, verifiedUntil, registerNumber, timeZone } = professional;
  if (verifiedAt === null) return <Notice tone="warning">{t('verification.missing')}</Notice>;
  const details = [
    { term: t('verification.by'), value: verifiedBy ?? t('verification.platform') },
    { term: t('verification.on'), value: formatDate(verifiedAt, locale, timeZone) },
    ...(registerNumber === null ? [] : [{ term: t('verification.number'), value: registerNumber }]),
    ...(verifiedUntil === null
      ? []
      : [{ term: t('verification.until'), value: formatDate(`${verifiedUntil}T12:00:00Z`, locale, 'UTC') }]),
  ];
  return <VerifiedSeal variant="full" label={t('verification.title')} details={details} />;
}
