import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';

/** A field that may be missing has words by its name. */
type RequiredKey = Extract<ParseKeys<'remote-public/register'>, `required.${string}`>;

/** Words of an error code at a field of a registration: what is missing is asked for by its name. */
export function useRegistrationWords() {
  const { t } = useTranslation('remote-public/register');
  const { textOf } = useProblemMessages();
  return (code: string, name: string): string =>
    code === 'REQUIRED' ? t(`required.${name}` as RequiredKey) : textOf(code);
}
