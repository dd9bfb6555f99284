import { useTranslation } from 'react-i18next';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';

/** What is chosen, not filled in. */
const choices = new Set(['kind', 'profession', 'country']);

/** Words of an error code at a field of a registration. */
export function useRegistrationWords() {
  const { t } = useTranslation('remote-public/register');
  const { textOf } = useProblemMessages();
  return (code: string, name: string): string =>
    code === 'REQUIRED' && choices.has(name) ? t('mustChoose') : textOf(code);
}
