import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import styles from './error-summary.module.css';

export interface ErrorSummaryItem {
  /** The id of the control or of its group; omitted for a form-level error. */
  readonly fieldId?: string | undefined;
  /** Empty once it is put right, see `useLimitText`. */
  readonly message: string;
}

export interface ErrorSummaryProps {
  /** "Il y a un problème" */
  readonly title: string;
  readonly errors: readonly ErrorSummaryItem[];
  /** Change it at each failed submit (e.g. react-hook-form's `submitCount`) to focus the summary again. */
  readonly focusKey?: string | number | undefined;
}

function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const target = document.getElementById(fieldId);
  if (target === null) return;
  event.preventDefault();
  // A group (radio cards, slots) is a fieldset: its first control takes focus.
  const control = target.matches('fieldset, [role="group"], div')
    ? (target.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]') ?? target)
    : target;
  target.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}

/**
 * The errors, above the form, focused when they appear; each entry links to its field. Renders nothing without errors.
 */
export function ErrorSummary({ title, errors: given, focusKey }: ErrorSummaryProps) {
  const errors = given.filter(({ message }) => message !== '');
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isShown = errors.length > 0;
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown, focusKey]);
  if (!isShown) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={styles.title}>
        <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>{title}</span>
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId ?? ''} ${message}`}>
            {fieldId === undefined ? (
              message
            ) : (
              <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
