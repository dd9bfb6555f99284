import { useTranslation } from 'react-i18next';
import { useNow } from 'shared-contracts/appointments/use-now';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';

/**
 * Until when a client can cancel or move online, or that it is too late for that: as the API has it, which binds accepted appointments and
 * lets a waiting request be withdrawn at any time. Undefined once the appointment has begun.
 */
export function useCancelRule(
  { cancelNoticeHours: count }: Pick<PublicProfessional, 'cancelNoticeHours'>,
  startsAt: string | null,
  isAccepted: boolean,
): string | undefined {
  const { t } = useTranslation('remote-public/booking');
  const now = useNow();
  const left = startsAt === null ? 0 : Date.parse(startsAt) - now;
  if (left <= 0) return undefined;
  return left < count * 3_600_000
    ? t('cancel.late', { count, context: isAccepted ? 'accepted' : undefined })
    : t('cancel.until', { count });
}
