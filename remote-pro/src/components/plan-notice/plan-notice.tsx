import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { plansQuery } from '../../data/plan/plan-queries.ts';
import { useIsInPlan, type ScreenEntitlement } from './use-is-in-plan.ts';

interface PlanNoticeProps {
  readonly entitlement: ScreenEntitlement;
  /** What stays as it is, where there is something. */
  readonly children?: ReactNode;
}

/** What another plan would give, where the professional's own lacks it. The page names `plan` in its words. */
export function PlanNotice({ entitlement, children }: PlanNoticeProps) {
  const { t } = useTranslation('remote-pro/plan');
  const { http, locale, closedPages } = usePlatform();
  const { data: plans } = useSuspenseQuery(plansQuery(http));
  const isInPlan = useIsInPlan(entitlement);
  if (isInPlan) return null;
  const granting = plans.filter(({ entitlements }) => entitlements.includes(entitlement));
  const names = granting.map((plan) => (locale === 'fr' ? plan.labelFr : plan.labelEn));
  const pricing = closedPages.includes('/pro/pricing') ? '/pricing' : '/pro/pricing';
  return (
    <Notice
      title={t(`title.${entitlement}`)}
      action={
        <ButtonLink variant="secondary" to={href(pricing)}>
          {t('compare')}
        </ButtonLink>
      }
    >
      <p>{t(`text.${entitlement}`, { plans: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names) })}</p>
      {children}
    </Notice>
  );
}
