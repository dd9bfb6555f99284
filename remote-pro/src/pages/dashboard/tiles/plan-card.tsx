import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import type { Plan } from 'shared-contracts/schemas/plan';
import { formatDate } from 'shared-ui/domain/time/format-time.ts';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import styles from '../dashboard-page.module.css';

interface PlanCardProps {
  readonly plan: Plan;
  /** Its last day (YYYY-MM-DD), of a plan that is paid for. */
  readonly end: string | null;
}

/** The plan and its last day. */
export function PlanCard({ plan, end }: PlanCardProps) {
  const { t } = useTranslation('remote-pro/dashboard');
  const { locale, closedPages } = usePlatform();
  const pricing = closedPages.includes('/pro/pricing') ? '/pricing' : '/pro/pricing';
  return (
    <Card ground="sunken" className={styles.plan}>
      <p>
        <span>{t('plan.is', { plan: locale === 'fr' ? plan.labelFr : plan.labelEn, context: plan.id })}</span>{' '}
        {plan.price > 0 && end !== null ? (
          <span className={styles.note}>{t('plan.until', { date: formatDate(end, locale) })}</span>
        ) : null}
      </p>
      <Link to={href(pricing)}>{t('plan.open')}</Link>
    </Card>
  );
}
