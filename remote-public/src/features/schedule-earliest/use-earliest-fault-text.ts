import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { EarliestFault } from '../../earliest/earliest-faults.ts';
import { isUnreadable } from '../../forms/typed-time.ts';

/** What is wrong with the days and hours of the search for the earliest time. */
export function useEarliestFaultText(): (fault: EarliestFault) => string {
  const { t } = useTranslation('remote-public/earliest');
  const errorText = useErrorText();
  return (fault) => (isUnreadable(fault) ? errorText(fault) : t(`fault.${fault}`));
}
