import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { ContentPage } from '../../components/content-page.tsx';
import type { PlansData } from '../../plans/plans-loader.ts';
import { AssistantAccess } from '../../features/assistant-present/assistant-access.tsx';
import { AssistantCaution } from '../../features/assistant-present/assistant-caution.tsx';
import { AssistantWork } from '../../features/assistant-present/assistant-work.tsx';

/** `/nimbia-ai`: what the assistant does, and a link for those whose plan includes it. */
export function Component() {
  const { t } = useTranslation('remote-public/assistant');
  const { plans } = useLoaderData<PlansData>();
  return (
    <ContentPage title={t('title')} lead={t('lead')}>
      <AssistantCaution />
      <AssistantWork />
      <AssistantAccess plans={plans} />
    </ContentPage>
  );
}
