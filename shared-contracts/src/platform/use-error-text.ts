import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The words of an error code; they are the shell's, the same on every page. */
export function useErrorText(): (code: string) => string {
  const { t } = useTranslation('shell');
  return useCallback((code: string) => t([`errors.${code}`, 'errors.INTERNAL']), [t]);
}
