import { useTranslation } from 'react-i18next';
import { ErrorSummary, type ErrorSummaryItem } from 'shared-ui/primitives/error-summary/error-summary.tsx';

interface FaultSummaryProps {
  readonly errors: readonly ErrorSummaryItem[];
  readonly attempts: number;
}

/** The error summary of a search form, focused at each refused submit. */
export function FaultSummary({ errors, attempts }: FaultSummaryProps) {
  const { t } = useTranslation('remote-public/common');
  return <ErrorSummary title={t('problem')} errors={errors} focusKey={attempts} />;
}
