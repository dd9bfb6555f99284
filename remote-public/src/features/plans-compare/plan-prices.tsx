import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import type { PlansData } from '../../plans/plans-loader.ts';
import { inlineList } from 'shared-contracts/formats/text/inline-list';
import { namedEntitlements } from '../../plans/named-entitlements.ts';
import { planLabel } from '../../plans/plan-label.ts';
import { planPrice } from '../../plans/plan-price.ts';
import styles from './products.module.css';

/** Each plan with its price and what it contains. */
export function PlanPrices({ plans }: PlansData) {
  const { t, i18n } = useTranslation('remote-public/plans');
  const { locale } = usePlatform();
  if (!plans.ok) return <RetryNotice>{t('failed')}</RetryNotice>;
  return (
    <ul className={styles.facts}>
      {plans.value.map((plan) => (
        <li key={plan.id}>
          <span>
            {t(plan.price === 0 ? 'products.plans.free' : 'products.plans.from', {
              plan: planLabel(plan, locale),
              price: planPrice(plan, locale),
              period: t(`period.${plan.period}`),
            })}
          </span>
          <p className={styles.text}>
            {inlineList(
              namedEntitlements([plan], i18n).map((name) => t(`entitlement.${name}.name`)),
              locale === 'en',
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
