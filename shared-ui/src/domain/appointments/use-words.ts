import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Words } from './words.ts';

/** The words of one namespace, for components that are handed their texts. */
export function useWords(namespace: string): Words {
  const { t } = useTranslation(namespace);
  return useCallback<Words>((key, values) => (values ? t(key, { ...values }) : t(key)), [t]);
}
