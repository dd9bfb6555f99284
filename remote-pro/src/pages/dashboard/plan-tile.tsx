import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import type { PlanId } from 'shared-contracts/schemas/vocabulary';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Tile } from './tile.tsx';

/** The plan of this practice. */
export function PlanTile({ planId }: { readonly planId: PlanId }) {
  const { t } = useTranslation('remote-pro/dashboard');
  const { closedPages } = usePlatform();
  const hasAssistant = planId === 'standard' && !closedPages.includes('/pro/nimbia-ai');
  return (
    <Tile
      label={t('plan.label')}
      value={t(`plan.${planId}`)}
      more={<Link to={href('/pricing')}>{t('plan.open')}</Link>}
    >
      {t(hasAssistant ? 'plan.assistant' : planId === 'free' ? 'plan.freeText' : 'plan.paidText')}
    </Tile>
  );
}
