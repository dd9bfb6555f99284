import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { callTypes, type CallType } from 'shared-contracts/schemas/vocabulary';
import styles from './edit-hours.module.css';
import type { HoursInput } from './hours-schema.ts';
import { areSame, inOrder } from './usual-types.ts';

/** The ways to meet of the week, set once: ranges that do not differ follow. One stays at least. */
export function WaysToMeet() {
  const { t } = useTranslation('remote-pro/availability');
  const { control, getValues, setValue } = useFormContext<HoursInput>();
  const chosen = useWatch({ control, name: 'callTypes' });
  const handleToggle = (type: CallType) => {
    const next = inOrder(chosen.includes(type) ? chosen.filter((one) => one !== type) : [...chosen, type]);
    if (next.length === 0) return;
    for (const [index, rule] of getValues('rules').entries())
      if (areSame(rule.callTypes ?? [], chosen)) setValue(`rules.${index}.callTypes`, next, { shouldDirty: true });
    setValue('callTypes', next, { shouldDirty: true });
  };
  return (
    <div className={styles.ways} role="group" aria-label={t('ways.ofWeek')}>
      {callTypes.map((type) => {
        const isOn = chosen.includes(type);
        return (
          <button
            key={type}
            type="button"
            className={styles.way}
            aria-pressed={isOn}
            aria-disabled={(isOn && chosen.length === 1) || undefined}
            onClick={() => handleToggle(type)}
          >
            {t(`callType.${type}`)}
          </button>
        );
      })}
    </div>
  );
}
