import type { FieldErrors, FieldValues } from 'react-hook-form';
interface RegistrationErrorsProps {
  readonly errors: FieldErrors<FieldValues>;
  readonly submitCount: number;
  /** The fields as they stand on the page. */
  readonly order: readonly string[];
}
/** The summary above a registration: each entry names its field, in the order of the page. */
export declare function RegistrationErrors({
  errors,
  submitCount,
  order,
}: RegistrationErrorsProps): import('react').JSX.Element;
export {};
