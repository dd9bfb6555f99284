import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch, type DeepPartial } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { callTypes } from 'shared-contracts/schemas/vocabulary';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import styles from './edit-hours.module.css';
import type { HoursInput } from './hours-form.ts';
import { RangeRow } from './range-row.tsx';
import { weekdayName } from './weekday-name.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

type Rules = DeepPartial<HoursInput>['rules'];
const ofDay = (rules: Rules, weekday: number) =>
  JSON.stringify(
    rules?.flatMap((rule) => (rule?.weekday === weekday ? [[rule.startTime, rule.endTime, rule.callTypes]] : [])),
  );

/** Monday to Sunday, each with any number of ranges. */
export function Week() {
  const { t, i18n } = useTranslation('remote-pro/availability');
  const { control, formState } = useFormContext<HoursInput>();
  const typed = useWatch({ control, name: 'rules' });
  const { fields, append, remove } = useFieldArray({ control, name: 'rules' });
  const isSaved = (weekday: number) => ofDay(typed, weekday) === ofDay(formState.defaultValues?.rules, weekday);
  const nameOf = (weekday: number) => weekdayName(weekday, i18n.language);
  return (
    <div className={styles.week}>
      {weekdays.map((weekday) => {
        const rows = fields.map((field, index) => ({ field, index })).filter(({ field }) => field.weekday === weekday);
        const last = rows.at(-1)?.field.endTime;
        return (
          <section key={weekday} className={styles.day} aria-labelledby={`weekday-${weekday}`}>
            <h3 id={`weekday-${weekday}`} className={styles.weekday}>
              {nameOf(weekday)}
              {isSaved(weekday) ? null : <small className={styles.notSaved}>{t('week.notSaved')}</small>}
            </h3>
            <div className={styles.ranges}>
              {rows.length === 0 ? <p className={styles.closed}>{t('week.closed')}</p> : null}
              {rows.map(({ field, index }) => (
                <RangeRow key={field.id} index={index} dayName={nameOf(weekday)} onRemove={() => remove(index)} />
              ))}
              <Button
                variant="quiet"
                size="dense"
                icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
                aria-label={t('week.addTo', { day: nameOf(weekday) })}
                onClick={() =>
                  append(
                    last === undefined
                      ? { weekday, startTime: '09:00', endTime: '12:00', callTypes: [...callTypes] }
                      : {
                          weekday,
                          startTime: last < '14:00' ? '14:00' : last,
                          endTime: last < '17:00' ? '17:00' : '23:59',
                          callTypes: [...callTypes],
                        },
                  )
                }
              >
                {t('week.add')}
              </Button>
            </div>
          </section>
        );
      })}
    </div>
  );
}
