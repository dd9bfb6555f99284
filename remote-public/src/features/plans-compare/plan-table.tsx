import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Plan } from 'shared-contracts/schemas/plan';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import { namedEntitlements } from '../../plans/named-entitlements.ts';
import { planLabel } from '../../plans/plan-label.ts';
import styles from './plans.module.css';

/** Comparison of the plans, row by row, in the order of the plans. */
export function PlanTable({ plans }: { readonly plans: readonly Plan[] }) {
  const { t, i18n } = useTranslation('remote-public/plans');
  const { locale } = usePlatform();
  const lines = namedEntitlements(plans, i18n);
  return (
    <section className={styles.compare} aria-labelledby="compare">
      <h2 id="compare">{t('compare')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('feature')}</th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col">
                {planLabel(plan, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              <th scope="row">
                <span>{t(`entitlement.${line}.name`)}</span>
                <span className={styles.detail}>{t(`entitlement.${line}.text`)}</span>
              </th>
              {plans.map(({ id, entitlements }) => (
                <td key={id}>
                  <Mark isIncluded={entitlements.includes(line)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Mark({ isIncluded }: { readonly isIncluded: boolean }) {
  const { t } = useTranslation('remote-public/plans');
  const Icon = isIncluded ? Check : Minus;
  return (
    <span className={styles.mark} data-included={isIncluded || undefined}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <VisuallyHidden>{t(isIncluded ? 'included' : 'notIncluded')}</VisuallyHidden>
    </span>
  );
}
