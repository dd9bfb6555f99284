import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from './translate.ts';

/** The `t` of one namespace, for components that receive their texts as props. */
export function useTranslate(namespace: string): Translate {
  const { t } = useTranslation(namespace);
  return useCallback<Translate>((key, values) => (values ? t(key, { ...values }) : t(key)), [t]);
}
