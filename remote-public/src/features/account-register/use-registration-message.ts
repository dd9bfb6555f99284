import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import { usePhoneText } from 'shared-ui/domain/phone/use-phone-text.ts';
import { useLimitText } from 'shared-ui/primitives/field/use-limit-text.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';

/** A missing required field has a message that names it. */
type RequiredKey = Extract<ParseKeys<'remote-public/register'>, `required.${string}`>;

const limits = {
  lastName: textLimits.lastName,
  firstNames: textLimits.firstNames,
  companyName: textLimits.companyName,
  city: textLimits.city,
} as const;
const isLimited = (name: string): name is keyof typeof limits => name in limits;

/** Returns the message of an error code at a field of a registration. */
export function useRegistrationMessage(read: (name: keyof typeof limits) => unknown) {
  const { t } = useTranslation('remote-public/register');
  const { textOf } = useProblemMessages();
  const spoken = usePhoneText(textOf);
  const limitText = useLimitText();
  return (code: string, name: string): string => {
    if (code === 'TOO_LONG' && isLimited(name)) return limitText(limits[name], read(name));
    return code === 'REQUIRED' ? t(`required.${name}` as RequiredKey) : spoken(code);
  };
}
