import { useEffect, useId, useRef } from 'react';
import { usePromptChoice } from '../prompt-choice/use-prompt-choice.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './segmented-filter.module.css';

export interface SegmentedFilterProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly count?: string | undefined }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly name?: string | undefined;
}

/** Scrolls to the middle what is selected; the page stays where it is. */
function showSelected(filter: HTMLElement | null): void {
  const option = filter?.querySelector(':checked')?.parentElement;
  if (filter && option) filter.scrollLeft = option.offsetLeft - (filter.clientWidth - option.offsetWidth) / 2;
}

/**
 * A filter with a few options that takes effect immediately (today, this week, this month, all): one line, which scrolls
 * sideways where it has no room.
 */
export function SegmentedFilter<Value extends string>(props: SegmentedFilterProps<Value>) {
  const generated = useId();
  const [value, choose] = usePromptChoice(props.value, props.onChange);
  const filter = useRef<HTMLFieldSetElement>(null);
  useEffect(() => showSelected(filter.current), [value]);
  return (
    <fieldset ref={filter} className={styles.filter}>
      <legend className={styles.legend}>
        <VisuallyHidden>{props.legend}</VisuallyHidden>
      </legend>
      {props.options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={props.name ?? generated}
            value={option.value}
            checked={option.value === value}
            onChange={() => choose(option.value)}
          />
          <span>{option.label}</span>
          {option.count === undefined ? null : <span className={styles.count}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
