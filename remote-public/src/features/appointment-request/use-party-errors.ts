import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { fieldCodes, type FieldErrorTree } from 'shared-ui/primitives/form-errors/field-messages.tsx';

/** What is wrong with the other parties, for their fields and the summary. */
export function usePartyErrors(errors: FieldErrorTree) {
  const { t } = useTranslation('remote-public/booking');
  const errorText = useErrorText();
  const summary = fieldCodes(errors)
    .filter(({ name }) => name.startsWith('parties.'))
    .map(({ name, code }) => {
      // The list itself, not one of its names, is too long.
      const isList = code === 'TOO_LONG' && /\.otherNames$/u.test(name);
      return {
        fieldId: name,
        message: code === 'REQUIRED' ? t('parties.NAME_MISSING') : isList ? t('parties.TOO_MANY') : errorText(code),
      };
    });
  return { summary, errorOf: (name: string) => summary.find(({ fieldId }) => fieldId === name)?.message };
}
