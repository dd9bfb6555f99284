import { useTranslation } from 'react-i18next';
import type { MeetingSubject } from '../meeting-subject.ts';
import { distanceOf } from './distance-of.ts';

/** "Début dans 7 minutes", "Commencé il y a 3 minutes". */
export function useStartWords({ appointment, reader }: MeetingSubject, now: number): string {
  const { t } = useTranslation('remote-public/meeting');
  const startsAt = Date.parse(appointment.startsAt);
  if (startsAt <= now && now - startsAt < 60_000) return t('check.startedNow');
  return t(startsAt > now ? 'check.starts' : 'check.started', { distance: distanceOf(startsAt, now, reader) });
}
