import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch, type DeepPartial } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { DayRow } from './day-row.tsx';
import styles from './edit-hours.module.css';
import type { HoursInput } from './hours-schema.ts';
import { firstRange, nextRange } from './new-range.ts';
import { weekdayName, weekdays } from './weekday-name.ts';

type Rules = DeepPartial<HoursInput>['rules'];
const ofDay = (rules: Rules, weekday: number) =>
  JSON.stringify(
    rules?.flatMap((rule) => (rule?.weekday === weekday ? [[rule.startTime, rule.endTime, rule.callTypes]] : [])),
  );

/** Monday to Sunday, a row each: open or closed, with any number of ranges. */
export function Week() {
  const { i18n } = useTranslation('remote-pro/availability');
  const { control, formState, getValues } = useFormContext<HoursInput>();
  const typed = useWatch({ control, name: 'rules' });
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'rules' });
  const closed = useRef(new Map<number, HoursInput['rules']>());
  const rangesOf = (weekday: number) => getValues('rules').filter((rule) => rule.weekday === weekday);
  /** What the day had before it was closed, else what the nearest open day has. */
  const handleOpen = (weekday: number) => {
    const known = closed.current.get(weekday);
    const near = weekdays
      .toSorted((one, other) => Math.abs(one - weekday) - Math.abs(other - weekday))
      .map(rangesOf)
      .find((ranges) => ranges.length > 0);
    const ranges = known ?? near ?? [{ ...firstRange, callTypes: getValues('callTypes') }];
    append(
      ranges.map((range) => ({ ...range, weekday })),
      { shouldFocus: false },
    );
  };
  const handleClose = (weekday: number) => {
    closed.current.set(weekday, rangesOf(weekday));
    replace(getValues('rules').filter((rule) => rule.weekday !== weekday));
  };
  const handleAdd = (weekday: number) => {
    const ends = rangesOf(weekday).map(({ endTime }) => endTime);
    append({ ...nextRange(ends), weekday, callTypes: getValues('callTypes') });
  };
  const handleCopy = (from: number, to: readonly number[]) => {
    const kept = getValues('rules').filter((rule) => !to.includes(rule.weekday));
    replace([...kept, ...to.flatMap((weekday) => rangesOf(from).map((range) => ({ ...range, weekday })))]);
  };
  return (
    <div className={styles.week}>
      {weekdays.map((weekday) => (
        <DayRow
          key={weekday}
          weekday={weekday}
          name={sentenceCase(weekdayName(weekday, i18n.language))}
          ranges={fields.flatMap((field, index) => (field.weekday === weekday ? [{ id: field.id, index }] : []))}
          isSaved={ofDay(typed, weekday) === ofDay(formState.defaultValues?.rules, weekday)}
          onToggle={(isOpen) => (isOpen ? handleOpen(weekday) : handleClose(weekday))}
          onAdd={() => handleAdd(weekday)}
          onRemove={remove}
          onCopy={(to) => handleCopy(weekday, to)}
        />
      ))}
    </div>
  );
}
