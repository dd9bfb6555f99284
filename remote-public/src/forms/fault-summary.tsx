import { useTranslation } from 'react-i18next';
import { ErrorSummary } from 'shared-ui/primitives/error-summary/error-summary.tsx';

/** What is wrong with the dates and times of a form, by field. */
export type Faults<Field extends string, Fault extends string> = Partial<Readonly<Record<Field, Fault>>>;

interface FaultSummaryProps<Field extends string, Fault extends string> {
  readonly faults: Faults<Field, Fault>;
  /** Line of the summary; by default the fault. */
  readonly messageOf?: ((field: Field, fault: Fault) => string) | undefined;
  readonly attempts: number;
}

/** The error summary of a search form, focused at each refused submit. */
export function FaultSummary<Field extends string, Fault extends string>({
  faults,
  messageOf = (_, fault) => fault,
  attempts,
}: FaultSummaryProps<Field, Fault>) {
  const { t } = useTranslation('remote-public/common');
  const errors = (Object.entries(faults) as [Field, Fault][]).map(([field, fault]) => ({
    fieldId: field,
    message: messageOf(field, fault),
  }));
  return <ErrorSummary title={t('problem')} errors={errors} focusKey={attempts} />;
}
