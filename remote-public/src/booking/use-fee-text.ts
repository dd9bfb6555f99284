import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { feeText } from 'shared-ui/domain/public-profile/consultation-words.ts';

type Fee = Parameters<typeof feeText>[0];

/** A fee as text. */
export function useFeeText(): (fee: Fee) => string {
  const { t } = useTranslation('remote-public/common');
  const { locale } = usePlatform();
  return (fee) => feeText(fee, locale, t);
}
