import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { Fault } from './form-faults.ts';
import { isUnreadable } from '../forms/typed-time.ts';

/** What is wrong with a day or an hour of a search. */
export function useFaultText(): (fault: Fault) => string {
  const { t } = useTranslation('remote-public/common');
  const errorText = useErrorText();
  return (fault) => (isUnreadable(fault) ? errorText(fault) : t(`fault.${fault}`));
}
