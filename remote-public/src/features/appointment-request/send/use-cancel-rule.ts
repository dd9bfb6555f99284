import { useTranslation } from 'react-i18next';
import { useNow } from 'shared-ui/domain/time/use-now.ts';
import { isWithinNotice } from 'shared-contracts/processes/is-within-notice';
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
  if (startsAt === null || Date.parse(startsAt) <= now) return undefined;
  return isWithinNotice(new Date(startsAt), new Date(now), count)
    ? t('cancel.late', { count, context: isAccepted ? 'accepted' : undefined })
    : t('cancel.until', { count });
}
