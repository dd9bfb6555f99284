import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Tile } from './tile.tsx';

/** Number of pending requests, with a link to them. */
export function PendingTile({ count }: { readonly count: number }) {
  const { t, i18n } = useTranslation('remote-pro/dashboard');
  return (
    <Tile
      label={t('pending.label')}
      value={new Intl.NumberFormat(i18n.language).format(count)}
      more={count > 0 ? <Link to={href('/pro/en-attente')}>{t('pending.open')}</Link> : undefined}
    >
      {count > 0 ? t('pending.text', { count }) : t('pending.none')}
    </Tile>
  );
}
