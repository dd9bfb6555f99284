import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import { limitPeriods, limitUnits } from 'shared-contracts/schemas/booking-limits';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { formatMinutes } from '../../model/format-minutes.ts';
import styles from './edit-hours.module.css';
import type { HoursInput } from './hours-schema.ts';
import { Limits } from './limits.tsx';
import { Settings } from './settings.tsx';

interface RulesProps {
  /** Edited in the profile. */
  readonly cancelNoticeHours: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Booking rules and limits in one line, which unfolds to their fields. */
export function Rules({ cancelNoticeHours, isOpen, onToggle }: RulesProps) {
  const { t } = useTranslation('remote-pro/availability');
  const id = useId();
  return (
    <div className={styles.rules}>
      <div className={styles.rulesHead}>
        <h3 id={`${id}-heading`}>{t('settings.title')}</h3>
        <p className={styles.rulesText}>
          <Summary cancelNoticeHours={cancelNoticeHours} />
        </p>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={`${id}-heading`}
          onClick={onToggle}
        >
          {t(isOpen ? 'settings.close' : 'settings.change')}
        </button>
      </div>
      <div id={id} className={styles.rulesBody} hidden={!isOpen}>
        {isOpen ? (
          <>
            <Settings />
            <p className={styles.elsewhere}>
              <Link to={{ pathname: href('/pro/profile'), hash: 'notice' }}>{t('settings.cancelNotice')}</Link>
            </p>
            <h4>{t('limits.title')}</h4>
            <p className={styles.limitsLead}>{t('limits.lead')}</p>
            <Limits />
          </>
        ) : null}
      </div>
    </div>
  );
}

/** "Battement aucun · préavis 2 h · 90 jours · annulation 24 h". */
function Summary({ cancelNoticeHours }: Pick<RulesProps, 'cancelNoticeHours'>) {
  const { t, i18n } = useTranslation('remote-pro/availability');
  const { control } = useFormContext<HoursInput>();
  const [buffer, notice, days, limits] = useWatch({
    control,
    name: ['bufferMinutes', 'minimumNoticeMinutes', 'horizonDays', 'bookingLimits'],
  });
  const minutes = (value: number) => (value > 0 ? formatMinutes(value, i18n.language) : t('settings.none'));
  const count = limitUnits.flatMap((unit) => limitPeriods.filter((period) => limits[unit][period] !== null)).length;
  const said = [
    t('settings.short.buffer', { value: minutes(buffer).toLocaleLowerCase(i18n.language) }),
    t('settings.short.notice', { value: minutes(notice).toLocaleLowerCase(i18n.language) }),
    ...(Number.isNaN(days) ? [] : [t('settings.short.horizon', { count: days })]),
    t('settings.short.cancel', { value: minutes(cancelNoticeHours * 60) }),
    ...(count > 0 ? [t('settings.short.limits', { count })] : []),
  ];
  return <span>{said.join(' · ')}</span>;
}
