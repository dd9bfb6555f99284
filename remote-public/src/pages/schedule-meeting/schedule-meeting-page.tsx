import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { EarliestData } from '../../earliest/earliest-loader.ts';
import { EarliestView } from '../../features/schedule-earliest/earliest-view.tsx';

/** `/schedule-meeting`: the earliest free slots, ready to book. */
export function Component() {
  const { t } = useTranslation('remote-public/earliest');
  return (
    <>
      <title>{`${t('title')} – Nimbia`}</title>
      <EarliestView data={useLoaderData<EarliestData>()} />
    </>
  );
}
