import { useTranslation } from 'react-i18next';
import type { ProfileDay } from 'shared-contracts/schemas/visits';
import { addDays } from '../../../model/date-of.ts';
import { Tile } from './tile.tsx';

interface ViewsTileProps {
  readonly days: readonly Pick<ProfileDay, 'day' | 'views'>[];
  /** Today, by the clocks of the practice (YYYY-MM-DD). */
  readonly today: string;
}

/** Views of the profile in seven days, and how much that is more than in the seven before. */
export function ViewsTile({ days, today }: ViewsTileProps) {
  const { t, i18n } = useTranslation('remote-pro/dashboard');
  const between = (first: string, last: string) =>
    days.reduce((sum, { day, views }) => sum + (day >= first && day <= last ? views : 0), 0);
  const now = between(addDays(today, -6), today);
  const before = between(addDays(today, -13), addDays(today, -7));
  const change = new Intl.NumberFormat(i18n.language, { style: 'percent', signDisplay: 'exceptZero' });
  return (
    <Tile label={t('views.label')} value={new Intl.NumberFormat(i18n.language).format(now)}>
      {before === 0
        ? t('views.week')
        : t('views.change', { change: change.format(now / before - 1).replace('-', '\u2212') })}
    </Tile>
  );
}
