import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import { usePhoneText } from 'shared-ui/domain/phone/use-phone-text.ts';

/** A missing required field has a message that names it. */
type RequiredKey = Extract<ParseKeys<'remote-public/register'>, `required.${string}`>;

/** Returns the message of an error code at a field of a registration. */
export function useRegistrationMessage() {
  const { t } = useTranslation('remote-public/register');
  const { textOf } = useProblemMessages();
  const spoken = usePhoneText(textOf);
  return (code: string, name: string): string =>
    code === 'REQUIRED' ? t(`required.${name}` as RequiredKey) : spoken(code);
}
