import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { addPhase } from 'shared-contracts/processes/advertisement-life-cycle';
import { formatMoment } from 'shared-contracts/formats/time/reader-time';
import type { OwnAdd } from 'shared-contracts/schemas/advertising';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { Timeline } from 'shared-ui/primitives/timeline/timeline.tsx';
import { EditCard } from 'shared-ui/primitives/edit-card/edit-card.tsx';
import { addQueries } from '../../data/advertising/advertisement-queries.ts';
import { addTones } from './add-badge.tsx';

const known = ['create', 'submit', 'withdraw', 'approve', 'refuse', 'pause', 'resume', 'end', 'change'] as const;

interface AddHistoryProps {
  readonly add: OwnAdd;
  readonly professional: OwnProfessional;
}

/** Every step of an advertisement, the latest first: what, when, by whom, why. */
export function AddHistory({ add, professional }: AddHistoryProps) {
  const { t } = useTranslation('remote-pro/advertising');
  const { http, locale } = usePlatform();
  const { data: steps = [], isError } = useQuery(addQueries(http).history(add.id));
  const reader = { locale, timeZone: professional.timeZone };
  return (
    <EditCard id="history" title={t('history.title')}>
      {isError && steps.length === 0 ? <p>{t('history.failed')}</p> : null}
      <Timeline
        label={t('history.title')}
        items={steps.map(({ id, at, transition, actorRole, toState, reason }) => ({
          id,
          at,
          time: `${formatMoment(at, reader)} · ${t(`history.${actorRole}`)}`,
          title: t(`history.${known.find((name) => name === transition) ?? 'change'}`),
          description: reason === null ? undefined : <p lang="">{reason}</p>,
          tone: addTones[addPhase({ ...add, state: toState }, add.startsOn)],
        }))}
      />
    </EditCard>
  );
}
