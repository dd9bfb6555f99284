import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { RetryNotice } from '../../components/retry-notice.tsx';
import type { PlansData } from '../../data/plans-loader.ts';
import { planLabel } from '../../model/plan-label.ts';
import { planPrice } from '../../model/plan-price.ts';
import styles from './products.module.css';

/** The plans in a line each. */
export function PlanPrices({ plans }: PlansData) {
  const { t } = useTranslation('remote-public/plans');
  const { locale } = usePlatform();
  if (!plans.ok) return <RetryNotice>{t('failed')}</RetryNotice>;
  return (
    <ul className={styles.facts}>
      {plans.value.map((plan) => (
        <li key={plan.id}>
          {t(plan.price === 0 ? 'products.plans.free' : 'products.plans.from', {
            plan: planLabel(plan, locale),
            price: planPrice(plan, locale),
            period: t(`period.${plan.period}`),
          })}
        </li>
      ))}
    </ul>
  );
}
