import { useTranslation } from 'react-i18next';
import type { FileKind } from './file-kind.ts';

/**
 * Says before the text of a refused type what the file is: its name may say something else. A jpg or png is taken everywhere, unless it
 * is damaged. `other` is said of those and of what is unknown, where they need another text.
 */
export function useFileRefusal(): (kind: FileKind | undefined, text: string, other?: string) => string {
  const { t } = useTranslation('shell');
  return (kind, text, other = text) => {
    if (kind === undefined || kind === 'jpeg' || kind === 'png') return other;
    // A shell of before has no words for a newer kind.
    const is = t(`fileIs.${kind}`, { defaultValue: '' });
    return is === '' ? other : `${is} ${text.replace(/\.?$/u, '.')}`;
  };
}
