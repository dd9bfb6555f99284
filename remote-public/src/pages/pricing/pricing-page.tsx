import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { ContentPage } from '../../components/content-page.tsx';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import type { PlansData } from '../../plans/plans-loader.ts';
import { PlanCards } from '../../features/plans-compare/plan-cards.tsx';
import { PlanQuestions } from '../../features/plans-compare/plan-questions.tsx';
import { PlanTable } from '../../features/plans-compare/plan-table.tsx';

/** `/pricing`: the plans, as cards and as a comparison table. */
export function Component() {
  const { t } = useTranslation('remote-public/plans');
  const { plans } = useLoaderData<PlansData>();
  return (
    <ContentPage title={t('pricing.title')} lead={t('pricing.lead')}>
      {plans.ok ? (
        <>
          <PlanCards plans={plans.value} />
          <PlanTable plans={plans.value} />
        </>
      ) : (
        <RetryNotice>{t('failed')}</RetryNotice>
      )}
      <PlanQuestions />
    </ContentPage>
  );
}
