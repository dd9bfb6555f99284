import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import styles from './edit-hours.module.css';
import type { HoursInput } from './hours-schema.ts';
import { inOrder } from './usual-types.ts';

/** Ways to meet of the hours that no consultation has: nobody can book them. Nothing before there is a consultation. */
export function UnmetWays() {
  const { t } = useTranslation('remote-pro/availability');
  const { control } = useFormContext<HoursInput>();
  const rules = useWatch({ control, name: 'rules' });
  const { data = [] } = useQuery({ ...practiceQueries(usePlatform().http).consultations(), throwOnError: false });
  const offered = data.filter(({ active }) => active).flatMap(({ callTypes }) => callTypes);
  const unmet = inOrder(rules.flatMap(({ callTypes }) => callTypes ?? [])).filter((type) => !offered.includes(type));
  const isShown = offered.length > 0 && unmet.length > 0;
  return (
    <p className={isShown ? styles.unmet : undefined}>
      <span role="status">
        {isShown ? t('ways.unmet', { ways: unmet.map((type) => t(`callType.${type}`)).join(', ') }) : null}
      </span>{' '}
      {isShown ? <Link to={`${href('/pro/profile')}#consultations`}>{t('ways.consultations')}</Link> : null}
    </p>
  );
}
