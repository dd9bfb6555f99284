import { usePlatform } from 'shared-contracts/platform/platform-context';
import { formatDate } from 'shared-contracts/formats/time/reader-time';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { Notice } from '../../primitives/notice/notice.tsx';
import { VerifiedSeal } from '../verified-seal/verified-seal.tsx';
import type { PublicWords } from './public-words.ts';
import { verificationLines } from './verification-lines.ts';

interface ProfileVerificationProps {
  readonly professional: PublicProfessional;
  readonly words: PublicWords;
}

/** The register, the registration number, and when we verified it, until when. */
export function ProfileVerification({ professional, words: { common, profile: t } }: ProfileVerificationProps) {
  const { locale } = usePlatform();
  const { verifiedAt, verifiedUntil } = professional;
  if (verifiedAt === null) return <Notice tone="warning">{t('verification.missing')}</Notice>;
  const { registered, checked } = verificationLines(professional, locale, common);
  const until = verifiedUntil === null ? '' : t('verification.until', { date: formatDate(verifiedUntil, locale) });
  const lines = [registered, [checked, until].filter(Boolean).join(' ')];
  return <VerifiedSeal variant="full" label={t('verification.title')} lines={lines.filter(Boolean)} />;
}
