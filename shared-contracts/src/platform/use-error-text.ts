import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The message of an error code, from the shell's strings. */
export function useErrorText(): (code: string) => string {
  const { t } = useTranslation('shell');
  return useCallback((code: string) => t([`errors.${code}`, 'errors.INTERNAL']), [t]);
}
