import { useTranslation } from 'react-i18next';
import { uploadTypesOf, type UploadPurpose } from 'shared-contracts/schemas/upload';
import { typeOf, type FileKind } from './file-kind.ts';

/**
 * Says before the text of a refused type what the file is: its name may say something else. A file of a type that the purpose takes is
 * damaged: of those, and of empty ones, types are no advice. `other` is said of damaged and unknown ones, where they need another text.
 */
export function useFileRefusal(
  purpose: UploadPurpose,
): (kind: FileKind | undefined, text: string, other?: string) => string {
  const { t } = useTranslation('shell');
  const taken: readonly string[] = uploadTypesOf(purpose);
  return (kind, text, other) => {
    const isTaken = kind !== undefined && taken.includes(typeOf[kind] ?? '');
    if (kind === undefined || (isTaken && other !== undefined)) return other ?? text;
    // A shell of before has no words for a newer kind.
    const is = t(`fileIs.${isTaken ? 'damaged' : kind}`, { defaultValue: '' });
    if (is === '') return other ?? text;
    return isTaken || kind === 'empty' ? is : `${is} ${text.replace(/\.?$/u, '.')}`;
  };
}
