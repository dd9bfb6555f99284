import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './field.module.css';
import { useTypedLength } from './use-typed-length.ts';

/** Label, hint and error of a form control. All texts are translated. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The message; its presence makes the control invalid. */
  readonly error?: string | undefined;
  /**
   * Shown after the label of an optional field, e.g. "facultatif"; other fields of a saved form are `required`. A
   * search form marks neither.
   */
  readonly optionalLabel?: string | undefined;
  /** Hides the label visually, where the context already gives it (a search field). */
  readonly isLabelHidden?: boolean | undefined;
}

/** Of a control that is typed into. */
export interface FieldLimit {
  /**
   * Most characters, of `schemas/text-limits`: from four fifths on the field counts them; beyond, it says so and keeps
   * the text. The browser's `maxLength` would cut what is pasted without a word.
   */
  readonly limit?: number | undefined;
  /** The limit is that of each line: the longest one is counted. */
  readonly isLimitPerLine?: boolean | undefined;
}

interface ControlWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FrameOwn extends FieldTexts, FieldLimit {
  /** The id of the control: its own, else its name (for an ErrorSummary), else a generated one. */
  readonly id?: string | undefined;
  /** Id of a further description of the control, between hint and error. */
  readonly describedBy?: string | undefined;
}

/** What the frame of a control takes; the rest is the control's own, and handed on to it. */
export type FieldFrameProps<Control> = FrameOwn &
  Control & { readonly children: (control: Omit<Control, keyof FrameOwn> & ControlWiring) => ReactNode };

/** Label, hint and error of one control, associated by id. */
export function FieldFrame<Control extends { readonly name?: string | undefined }>({
  id,
  label,
  hint,
  error,
  optionalLabel,
  isLabelHidden,
  limit,
  isLimitPerLine = false,
  describedBy: further,
  children,
  ...rest
}: FieldFrameProps<Control>) {
  // The compiler does not see that the rest of a generic type is what is left of it.
  const control = rest as unknown as Omit<Control, keyof FrameOwn>;
  const generated = useId();
  const controlId = id ?? rest.name ?? generated;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const [used, handleInput] = useTypedLength(controlId, limit && limit * COUNTED_FROM, isLimitPerLine);
  const isCounted = limit !== undefined && used > 0;
  const isOver = limit !== undefined && used > limit;
  const limitId = isCounted ? `${controlId}-limit` : undefined;
  // Beyond the limit the count says so, with the number as it is now; what the form said then is over once the text fits.
  const [saidOver, setSaidOver] = useState<string>();
  if (isOver && error !== saidOver) setSaidOver(error);
  const message = isOver || error === '' || error === saidOver ? undefined : error;
  const errorId = message === undefined ? undefined : `${controlId}-error`;
  const isInvalid = message !== undefined || isOver;
  const describedBy = [hintId, further, limitId, errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.frame} data-invalid={isInvalid || undefined} onInput={handleInput}>
      <label className={styles.label} htmlFor={controlId} data-hidden={isLabelHidden || undefined}>
        <span>{label}</span>
        {optionalLabel === undefined ? null : <span className={styles.optional}>{` (${optionalLabel})`}</span>}
      </label>
      {hint === undefined ? null : (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        ...control,
        id: controlId,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': isInvalid || undefined,
      })}
      {limit === undefined ? null : (
        <>
          <p className={styles.count} id={`${controlId}-limit`} data-over={isOver || undefined}>
            {isCounted ? <TypedCount used={used} most={limit} isOver={isOver} isPerLine={isLimitPerLine} /> : null}
          </p>
          <VisuallyHidden>
            <span aria-live="polite">
              {isCounted ? (
                <SpokenCount
                  key={isOver ? 'over' : 'used'}
                  used={used}
                  most={limit}
                  isOver={isOver}
                  isPerLine={isLimitPerLine}
                />
              ) : null}
            </span>
          </VisuallyHidden>
        </>
      )}
      {message === undefined ? null : <FieldError id={errorId} message={message} />}
    </div>
  );
}

/** Part of a limit from which on it is worth knowing. */
const COUNTED_FROM = 0.8;

interface CountProps {
  readonly used: number;
  readonly most: number;
  readonly isOver: boolean;
  readonly isPerLine: boolean;
}

/** A shell of before has no words for a line. */
const wordsOf = ({ isOver, isPerLine }: Pick<CountProps, 'isOver' | 'isPerLine'>) => [
  ...(isPerLine ? [isOver ? 'limit.overLine' : 'limit.usedLine'] : []),
  isOver ? 'limit.over' : 'limit.used',
];

function TypedCount({ used, most, ...which }: CountProps) {
  const { t } = useTranslation('shell');
  return <span key={which.isOver ? 'over' : 'used'}>{t(wordsOf(which), { used, most })}</span>;
}

/** The count as it was when it became worth knowing, or too high: spoken once, not at every letter. */
function SpokenCount({ used, most, ...which }: CountProps) {
  const { t } = useTranslation('shell');
  const [crossedAt] = useState(used);
  return <span>{t(wordsOf(which), { used: crossedAt, most })}</span>;
}

/** The message under a control. */
export function FieldError({ id, message }: { readonly id: string | undefined; readonly message: string }) {
  return (
    <p className={styles.error} id={id}>
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{message}</span>
    </p>
  );
}
