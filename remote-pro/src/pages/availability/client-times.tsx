import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { consultationName } from 'shared-contracts/formats/text/consultation-name';
import { minutesText } from 'shared-contracts/formats/time/minutes-text';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { ExplainDialog } from '../../features/times-explain/explain-dialog.tsx';
import { PreviewSlots } from '../../features/slots-preview/preview-slots.tsx';

interface ClientTimesProps {
  readonly professionalId: string;
  readonly today: string;
}

/** What a client sees of the times, and why they do not see others: of the consultation that is chosen where there are several. */
export function ClientTimes({ professionalId, today }: ClientTimesProps) {
  const { t } = useTranslation('remote-pro/availability');
  const { http, locale } = usePlatform();
  const [chosen, setChosen] = useState<string>();
  // Without them the first one is shown.
  const { data = [] } = useQuery({ ...practiceQueries(http).consultations(), throwOnError: false });
  const offers = data.filter(({ active }) => active);
  const consultationId = offers.find(({ id }) => id === chosen)?.id;
  const choice =
    offers.length > 1 ? (
      <Select
        label={t('preview.consultation')}
        options={offers.map((one) => ({
          value: one.id,
          label: `${consultationName(one, locale)} · ${minutesText(one.minutes)}`,
        }))}
        value={consultationId ?? offers[0]?.id}
        onChange={(event) => setChosen(event.target.value)}
      />
    ) : null;
  return (
    <>
      {choice}
      <PreviewSlots professionalId={professionalId} consultationId={consultationId} />
      <ExplainDialog today={today} consultationId={consultationId} choice={choice} />
    </>
  );
}
