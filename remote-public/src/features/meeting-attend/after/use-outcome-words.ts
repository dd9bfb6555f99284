import { useTranslation } from 'react-i18next';
import type { MeetingOutcomeName } from 'shared-contracts/schemas/meeting-outcome';
import type { MeetingSubject } from '../meeting-subject.ts';

/** An outcome as the reader would say it, and as it is told to the reader. */
export function useOutcomeWords({ party, other }: MeetingSubject) {
  const { t } = useTranslation('remote-public/meeting');
  const words = (name: MeetingOutcomeName, own: 'ownAbsence' | 'youAbsent') =>
    name === `${party}_absent` ? t(`after.${own}`) : t(`after.${name}`, { name: other.name });
  return {
    say: (name: MeetingOutcomeName) => words(name, 'ownAbsence'),
    tell: (name: MeetingOutcomeName) => words(name, 'youAbsent'),
  };
}
