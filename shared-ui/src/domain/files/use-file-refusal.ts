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
    const say = (key: string) => t(`fileIs.${key}`, { defaultValue: '' });
    // Remotes of before put their own advice after `empty`, so that it has none.
    if (kind === 'empty') return say('emptyChooseAnother') || say('empty') || (other ?? text);
    const is = say(isTaken ? 'damaged' : kind);
    if (is === '') return other ?? text;
    return isTaken ? is : `${is} ${text.replace(/\.?$/u, '.')}`;
  };
}
