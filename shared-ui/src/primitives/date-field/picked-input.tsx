import { Calendar, Clock } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { calendarDays } from 'shared-contracts/formats/time/calendar-days';
import type { FieldTexts } from '../field/field-frame.tsx';
import { Field } from '../field/field.tsx';
import styles from './date-field.module.css';
import type * as LateParts from './late-parts.ts';
import { useReaderLocale } from './reader-locale.ts';
import { shownText } from './shown-text.ts';
import type { PopupProps } from './popup.tsx';

export interface PickedInputProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'children' | 'type' | 'min' | 'max' | 'defaultValue' | 'ref'> {
  readonly kind: 'date' | 'time';
  readonly ref?: RefObject<HTMLInputElement | null> | undefined;
  /** Language of the page. French has one form of dates; English follows the browser's. */
  readonly locale: string;
  /** Label of the button that opens the choices. */
  readonly openLabel: string;
  /** First and last choice, `YYYY-MM-DD` or `HH:MM`; without them, those of `calendarDays`. What is typed is checked by the form. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** `YYYY-MM-DD` or `HH:MM`; any other text is shown as it is. */
  readonly defaultValue?: string | undefined;
}

const loadLate = () => import('./late-parts.ts');

/** The shape of a typed date, such as `jj/mm/aaaa`, from a date whose figures are known. */
const dateShape = (locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC' })
    .format(Date.UTC(2222, 10, 30))
    .replace('30', locale === 'fr' ? 'jj' : 'dd')
    .replace('11', 'mm')
    .replace('2222', locale === 'fr' ? 'aaaa' : 'yyyy');

/** Attributes of the text input of a date or time, for a reader's convention. */
export function pickedAttributes(kind: PickedInputProps['kind'], reader: string) {
  return {
    inputMode: 'numeric',
    placeholder: kind === 'date' ? dateShape(reader) : 'hh:mm',
    autoComplete: 'off',
    'data-picks': kind,
    'data-locale': reader,
  } as const;
}

interface PickerButtonProps extends Pick<PickedInputProps, 'kind' | 'openLabel' | 'min' | 'max' | 'disabled'> {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly label: string;
  /** BCP 47, the reader's convention. */
  readonly locale: string;
}

/** The button in the box of a date or time input that opens choices. What else the input needs is loaded when it is used. */
export function PickerButton({ kind, input, label, openLabel, locale, min, max, disabled }: PickerButtonProps) {
  const { i18n } = useTranslation();
  const trigger = useRef<HTMLButtonElement>(null);
  const [Popup, setPopup] = useState<ComponentType<PopupProps>>();
  /** Without a connection the field remains a text field. */
  const late = (use: (parts: typeof LateParts) => unknown) =>
    void loadLate()
      .then(use)
      .catch(() => undefined);
  const open = () =>
    late(async ({ popups }) => {
      const { Popup: Loaded } = await popups[kind]();
      setPopup(() => Loaded);
    });
  const tidy = useEffectEvent((field: HTMLInputElement) =>
    late(({ keepTidy, writeExampleFor }) => {
      keepTidy(field);
      writeExampleFor(locale, i18n);
    }),
  );
  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'ArrowDown') return;
    // It would scroll the page away from the choices.
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const field = input.current;
    if (field === null) return;
    const handleFocus = () => tidy(field);
    const handleKey = (event: KeyboardEvent) => openByKey(event);
    field.addEventListener('focus', handleFocus);
    field.addEventListener('keydown', handleKey);
    if (document.activeElement === field) handleFocus();
    return () => {
      field.removeEventListener('focus', handleFocus);
      field.removeEventListener('keydown', handleKey);
    };
  }, [input]);
  const Icon = kind === 'date' ? Calendar : Clock;
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.open}
        aria-label={`${openLabel} (${label})`}
        aria-haspopup="dialog"
        aria-expanded={Popup !== undefined}
        disabled={disabled}
        onClick={open}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {Popup && (
        <Popup
          {...{ input, trigger, label, locale }}
          {...(kind === 'date' ? { min: min ?? calendarDays.min, max: max ?? calendarDays.max } : { min, max })}
          onClose={() => setPopup(undefined)}
        />
      )}
    </>
  );
}

/**
 * The text input of a date or time, with a button that opens choices. It holds what is typed; `entriesOf` its form has
 * the value.
 */
export function PickedInput({ kind, locale, openLabel, min, max, ref, defaultValue, ...field }: PickedInputProps) {
  const reader = useReaderLocale(locale);
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  return (
    <Field
      {...pickedAttributes(kind, reader)}
      {...field}
      defaultValue={defaultValue && shownText(defaultValue, reader)}
      ref={input}
      trailing={
        <PickerButton
          {...{ kind, input, openLabel, min, max }}
          label={field.label}
          locale={reader}
          disabled={field.disabled}
        />
      }
    />
  );
}
