import { useTranslation } from 'react-i18next';
import { ErrorSummary } from 'shared-ui/primitives/error-summary/error-summary.tsx';
import { windowFields, type FormFaults, type WindowField } from '../model/form-faults.ts';

interface FaultSummaryProps {
  readonly faults: FormFaults;
  readonly nameOf: (field: WindowField) => string;
  readonly attempts: number;
}

/** The faults of a search form above it, focused at each refusal. */
export function FaultSummary({ faults, nameOf, attempts }: FaultSummaryProps) {
  const { t } = useTranslation('remote-public/common');
  const errors = windowFields.flatMap((field) => {
    const fault = faults[field];
    if (fault === undefined) return [];
    const message = t(`fault.${fault}`);
    // "Complete this value" says nothing without its field.
    return [
      {
        fieldId: field,
        message: fault === 'unreadable' ? t('summaryItem', { field: nameOf(field), message }) : message,
      },
    ];
  });
  return <ErrorSummary title={t('problem')} errors={errors} focusKey={attempts} />;
}
