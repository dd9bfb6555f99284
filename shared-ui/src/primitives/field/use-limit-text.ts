import { useTranslation } from 'react-i18next';

/**
 * What a form says of a text that is too long: the words that stand at its field, with the numbers. Empty, which no
 * field and no summary shows, once the text has been shortened.
 */
export function useLimitText(): (most: number, text: unknown) => string {
  const { t } = useTranslation('shell');
  return (most, text) => {
    const used = typeof text === 'string' ? text.trim().length : 0;
    return used > most ? t('limit.over', { most, used }) : '';
  };
}
