import { useTranslation } from 'react-i18next';
import { figureDays } from './shown-range.ts';
import { Tile } from './tile.tsx';

interface RequestsTileProps {
  readonly all: number;
  readonly accepted: number;
}

/** Requests of the last days, and how many were accepted. */
export function RequestsTile({ all, accepted }: RequestsTileProps) {
  const { t, i18n } = useTranslation('remote-pro/dashboard');
  return (
    <Tile label={t('requests.label')} value={new Intl.NumberFormat(i18n.language).format(all)}>
      <span>{t('requests.days', { count: figureDays })}</span>
      {all === 0 ? null : <span>{`, ${t('requests.accepted', { count: accepted })}`}</span>}
    </Tile>
  );
}
