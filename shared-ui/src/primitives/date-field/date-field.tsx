import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PickedInput, type PickedInputProps } from './picked-input.tsx';
import { useReaderLocale } from './reader-locale.ts';
import { shownText } from './shown-text.ts';
import { valueOf } from './typed-text.ts';

export interface DateFieldProps extends Omit<PickedInputProps, 'kind' | 'value' | 'defaultValue' | 'onChange' | 'ref'> {
  /** `YYYY-MM-DD` (a time `HH:MM`), empty, or what was typed instead, which the form refuses. */
  readonly value: string;
  /** Called with each change, also while somebody types. */
  readonly onChange?: (value: string) => void;
  /** Called with what was chosen, or typed and left. */
  readonly onCommit?: (value: string) => void;
}

function PickedField({
  value,
  onChange,
  onCommit,
  ...props
}: DateFieldProps & { readonly kind: PickedInputProps['kind'] }) {
  const ref = useRef<HTMLInputElement>(null);
  const reader = useReaderLocale(props.locale);
  const [typed, setTyped] = useState<{ readonly value: string; readonly text: string }>();
  const commit = useEffectEvent((event: Event) => onCommit?.(valueOf(event.currentTarget as HTMLInputElement)));
  useEffect(() => {
    const input = ref.current;
    const handleChange = (event: Event) => commit(event);
    // React has no event for what is typed and left.
    input?.addEventListener('change', handleChange);
    return () => input?.removeEventListener('change', handleChange);
  }, []);
  return (
    <PickedInput
      {...props}
      ref={ref}
      value={typed?.value === value ? typed.text : shownText(value, reader)}
      onChange={({ currentTarget }) => {
        const read = valueOf(currentTarget);
        setTyped({ value: read, text: currentTarget.value });
        onChange?.(read);
      }}
    />
  );
}

/** A date, typed or chosen in a calendar. */
export const DateField = (props: DateFieldProps) => <PickedField {...props} kind="date" />;

/** A time, typed or chosen in a list. */
export const TimeField = (props: DateFieldProps) => <PickedField {...props} kind="time" />;
