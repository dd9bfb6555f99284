import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { type FieldErrorTree, fieldCodes } from './field-messages.tsx';

export interface FormErrorsProps {
  readonly title: string;
  /** `formState.errors` of react-hook-form, with error codes as messages. */
  readonly errors: FieldErrorTree;
  /** Translates a code; the field's name is passed where the message depends on it. */
  readonly translate: (code: string, field: string) => string;
  /** `formState.submitCount`: the summary takes focus at each failed submit. */
  readonly submitCount: number;
}

/** The error summary of a react-hook-form form: codes in, translated links to the fields out. */
export function FormErrors({ title, errors, translate, submitCount }: FormErrorsProps) {
  const items = fieldCodes(errors).map(({ name, code }) => ({
    fieldId: name === 'root' || name.startsWith('root.') ? undefined : name,
    message: translate(code, name),
  }));
  return <ErrorSummary title={title} errors={items} focusKey={submitCount} />;
}
