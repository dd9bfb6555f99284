import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import { switchEndOf } from 'shared-contracts/processes/available-now';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { useIsAhead } from 'shared-ui/domain/time/use-is-ahead.ts';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Switch } from 'shared-ui/primitives/switch/switch.tsx';
import styles from './switch-availability.module.css';
import { useAvailabilityChange } from './use-availability-change.ts';

/** The switch alone, for the head of another page; says where the rest is when clients do not see it. */
export function SwitchInHead({ professional }: { readonly professional: OwnProfessional }) {
  const { t } = useTranslation('remote-pro/available-now');
  const change = useAvailabilityChange(professional.id);
  const { availableSince, notAvailableBecause } = professional;
  const isOn = useIsAhead(availableSince === null ? null : switchEndOf(availableSince).toISOString());
  return (
    <div className={styles.pill}>
      <Switch isOn={isOn} onChange={(availableNow) => change({ availableNow })}>
        {t('on')}
      </Switch>
      {isOn && notAvailableBecause !== null ? (
        <Link to={href('/pro/disp')} title={t(`hidden.${notAvailableBecause}`)}>
          {t(`hiddenShort.${notAvailableBecause}`)}
        </Link>
      ) : null}
    </div>
  );
}
