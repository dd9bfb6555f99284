import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { href } from 'shared-contracts/remote/paths';
import type { Plan } from 'shared-contracts/schemas/plan';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import { planLabel } from '../../plans/plan-label.ts';
import { planPrice } from '../../plans/plan-price.ts';
import styles from './plans.module.css';

/** The plan cards (specification, section 3): label, price, period, days. Choosing one leads to sign-in and payment. */
export function PlanCards({ plans }: { readonly plans: readonly Plan[] }) {
  const { t } = useTranslation('remote-public/plans');
  const { locale } = usePlatform();
  const user = useSessionUser();
  const own = user?.role === 'professional' ? user.planId : null;
  return (
    <section aria-labelledby="plans">
      <h2 id="plans">
        <VisuallyHidden>{t('plans')}</VisuallyHidden>
      </h2>
      <ul className={styles.cards}>
        {plans.map((plan) => {
          const label = planLabel(plan, locale);
          return (
            <li key={plan.id}>
              <Card className={styles.card} padding="roomy" aria-labelledby={`plan-${plan.id}`}>
                <div className={styles.name}>
                  <h3 id={`plan-${plan.id}`}>{label}</h3>
                  {own === plan.id ? <Badge tone="ink">{t('yours')}</Badge> : null}
                </div>
                <p className={styles.for}>{t(`for.${plan.id}`)}</p>
                <p>
                  <span translate="no" className={styles.price}>
                    {planPrice(plan, locale)}
                  </span>{' '}
                  {plan.price === 0 ? null : <span>{t(`period.${plan.period}`)}</span>}
                </p>
                <p className={styles.days}>{t('days', { count: plan.days })}</p>
                <PlanAction plan={plan} label={label} own={own} />
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface PlanActionProps {
  readonly plan: Plan;
  readonly label: string;
  readonly own: Plan['id'] | null;
}

function PlanAction({ plan, label, own }: PlanActionProps) {
  const { t } = useTranslation('remote-public/plans');
  const { closedPages } = usePlatform();
  const payment = href('/pro/pricing', undefined, { plan: plan.id });
  const note = `note-${plan.id}`;
  if (plan.price > 0)
    return closedPages.includes('/pro/pricing') ? (
      <p className={styles.days}>{t('choose.notOpen')}</p>
    ) : (
      <ButtonLink to={payment} variant={plan.id === 'standard' ? 'primary' : 'secondary'} block>
        {own === plan.id ? t('manage') : t('choose.paid', { plan: label })}
      </ButtonLink>
    );
  if (own !== null) return null;
  return (
    <>
      <ButtonLink to="/inscription" variant="secondary" block aria-describedby={note}>
        {t('choose.free')}
      </ButtonLink>
      <p id={note} className={styles.note}>
        {t('choose.open')}
      </p>
    </>
  );
}
