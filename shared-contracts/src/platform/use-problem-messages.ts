import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '../schemas/error-codes.ts';
import { ProblemError } from './problem-error.ts';

/** One message at one field; `name` as react-hook-form writes it: `ranges.0.start`. */
export interface FieldMessage {
  readonly name: string;
  readonly code: ErrorCode;
  readonly message: string;
}

/** What a form shows of a failure: one message for the whole, and the fields. */
export interface ProblemMessages {
  readonly summary: string;
  readonly fieldErrors: readonly FieldMessage[];
}

/** Translations of error codes (namespace `shell`, `errors.<CODE>`) in the page's language. */
export interface ProblemTranslator {
  /** Message of a code, for schema errors of the form itself. An unknown code reads as INVALID. */
  readonly textOf: (code: string | undefined) => string;
  /** Messages of a thrown error. `prefix` is the pointer of the form's part of the body, e.g. `/set`. */
  readonly explain: (error: unknown, options?: { readonly prefix?: string }) => ProblemMessages;
}

/** `/ranges/0/start` → `ranges.0.start` (RFC 6901). */
const fieldName = (pointer: string, prefix: string): string =>
  (pointer.startsWith(`${prefix}/`) ? pointer.slice(prefix.length) : pointer)
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');

/** Translates error codes: schemas and the API return codes, forms show messages. */
export function useProblemMessages(): ProblemTranslator {
  const { t, i18n } = useTranslation('shell');
  return useMemo(() => {
    /** valibot returns its own message where a key is missing; for users that field is empty. */
    const spoken = (code = 'INVALID'): string => {
      if (code.startsWith('Invalid key')) return 'REQUIRED';
      return i18n.exists(`errors.${code}`, { ns: 'shell' }) ? code : 'INVALID';
    };
    const textOf = (code: string | undefined): string => t(`errors.${spoken(code)}`);
    const explain: ProblemTranslator['explain'] = (error, { prefix = '' } = {}) => {
      if (!(error instanceof ProblemError)) return { summary: textOf('INTERNAL'), fieldErrors: [] };
      const fieldErrors = error.problem.errors.map(({ pointer, code }) => ({
        name: fieldName(pointer, prefix),
        code,
        message: textOf(code),
      }));
      return { summary: textOf(error.code), fieldErrors };
    };
    return { textOf, explain };
  }, [t, i18n]);
}
