import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type SessionAnswer } from 'shared-contracts/schemas/session';
/** Sends a registration; what the API refuses lands at its field, or above the form where it concerns none. */
export declare function useRegistration<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
): (values: Output) => Promise<SessionAnswer | null>;
