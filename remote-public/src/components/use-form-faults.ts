import { useTranslation } from 'react-i18next';
import type { Fault, WindowField } from '../model/form-faults.ts';
import type * as Rules from './check-form.ts';

/** The day and hours of a search form, checked on the clock of its zone, for {@link useSearchForm}. */
export function useFormFaults(zone: string, nameOf: (field: WindowField) => string) {
  const { t } = useTranslation('remote-public/common');
  return {
    faultsOf: ({ formFaults }: typeof Rules, form: HTMLFormElement) => formFaults(form, zone),
    messageOf: (field: WindowField, fault: Fault): string => {
      const message = t(`fault.${fault}`);
      // These do not name the field.
      return fault.startsWith('no') ? t('summaryItem', { field: nameOf(field), message }) : message;
    },
  };
}
