import { useTranslation } from 'react-i18next';
import type { Fault, WindowField } from './form-faults.ts';
import { isUnreadable } from '../forms/typed-time.ts';
import type * as Rules from '../forms/check-form.ts';
import { useFaultText } from './use-fault-text.ts';

/** The day and hours of a search form, checked on the clock of its zone, for {@link useSearchForm}. */
export function useFormFaults(zone: string, nameOf: (field: WindowField) => string) {
  const { t } = useTranslation('remote-public/common');
  const faultText = useFaultText();
  return {
    faultsOf: ({ formFaults }: typeof Rules, form: HTMLFormElement) => formFaults(form, zone),
    messageOf: (field: WindowField, fault: Fault): string => {
      const message = faultText(fault);
      // These do not name the field.
      return isUnreadable(fault) ? t('summaryItem', { field: nameOf(field), message }) : message;
    },
  };
}
