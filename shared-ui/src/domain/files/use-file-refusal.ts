import { useTranslation } from 'react-i18next';
import type { FileKind } from './file-kind.ts';

/**
 * Says before the text of a refused type what the file is: its name may say something else. A jpg or png is taken everywhere, unless it
 * is damaged.
 */
export function useFileRefusal(): (kind: FileKind | undefined, text: string) => string {
  const { t } = useTranslation('shell');
  return (kind, text) =>
    kind === undefined || kind === 'jpeg' || kind === 'png' ? text : `${t(`fileIs.${kind}`)} ${text}`;
}
