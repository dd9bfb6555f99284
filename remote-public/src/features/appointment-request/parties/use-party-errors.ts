import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { fieldCodes, type FieldErrorTree } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { useLimitText } from 'shared-ui/primitives/field/use-limit-text.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';

/** What is wrong with the other parties, for their fields and the summary. */
export function usePartyErrors(errors: FieldErrorTree, read: (name: `parties.${number}.name`) => unknown) {
  const { t } = useTranslation(['remote-public/booking', 'remote-public/common']);
  const errorText = useErrorText();
  const limitText = useLimitText();
  const summary = fieldCodes(errors)
    .filter(({ name }) => name.startsWith('parties.'))
    .map(({ name, code }) => {
      // The list itself, not one of its names, is too long.
      const isList = code === 'TOO_LONG' && /\.otherNames$/u.test(name);
      const isOver = code === 'TOO_LONG' && /\.name$/u.test(name);
      // Short names of too many words are refused by the same code.
      const ofLimit = isOver ? limitText(textLimits.partyName, read(name as `parties.${number}.name`)) : '';
      const said =
        code === 'REQUIRED' ? t('parties.NAME_MISSING') : isList ? t('parties.TOO_MANY') : ofLimit || errorText(code);
      const field = t('parties.of', { number: Number(name.split('.')[1]) + 1 });
      return { fieldId: name, said, message: t('summaryItem', { ns: 'remote-public/common', field, message: said }) };
    });
  return { summary, errorOf: (name: string) => summary.find(({ fieldId }) => fieldId === name)?.said };
}
