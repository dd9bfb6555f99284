import { useTranslation } from 'react-i18next';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';

/** Words of an error code at a field of a registration: what is missing is asked for by its name. */
export function useRegistrationWords() {
  const { t } = useTranslation('remote-public/register');
  const { textOf } = useProblemMessages();
  return (code: string, name: string): string => (code === 'REQUIRED' ? t(`required.${name}`) : textOf(code));
}
