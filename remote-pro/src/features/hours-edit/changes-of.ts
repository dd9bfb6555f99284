import type { HoursInput } from './hours-schema.ts';
import { weekdays } from './weekday-name.ts';

interface ChangedDay {
  readonly weekday: number;
  /** Open before, without hours now. */
  readonly isClosed: boolean;
}

/** What differs between the saved hours and the typed ones. */
export function changesOf(saved: HoursInput, typed: HoursInput) {
  const rangesOf = ({ rules }: HoursInput, weekday: number) =>
    rules
      .filter((rule) => rule.weekday === weekday)
      .map(({ startTime, endTime, callTypes }) => [startTime, endTime, callTypes]);
  const days = weekdays.flatMap((weekday): ChangedDay[] => {
    const [before, after] = [rangesOf(saved, weekday), rangesOf(typed, weekday)];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    return [{ weekday, isClosed: after.length === 0 }];
  });
  const { rules: _before, callTypes: _beforeTypes, ...savedRules } = saved;
  const { rules: _after, callTypes: _afterTypes, ...typedRules } = typed;
  const hasRules = (Object.keys(savedRules) as (keyof typeof savedRules)[]).some(
    (name) => JSON.stringify(savedRules[name]) !== JSON.stringify(typedRules[name]),
  );
  return { days, hasRules };
}
