import { useTranslation } from 'react-i18next';
import type { FileKind } from './file-kind.ts';

/**
 * Says before the text of a refused type what the file is: its name may say something else. A jpg or png is taken everywhere, unless it
 * is damaged. `choose` follows instead where `text` says itself what is wrong.
 */
export function useFileRefusal(): (kind: FileKind | undefined, text: string, choose?: string) => string {
  const { t } = useTranslation('shell');
  return (kind, text, choose = text) =>
    kind === undefined || kind === 'jpeg' || kind === 'png' ? text : `${t(`fileIs.${kind}`)} ${choose}`;
}
