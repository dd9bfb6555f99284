import type { TranslateAppointments } from '../../texts/translate.ts';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { ButtonLink } from '../../../primitives/button/button-link.tsx';
import { PageFailure } from '../../page-failure/page-failure.tsx';

/** Error page of an appointment that failed to load, does not exist or belongs to somebody else. */
export function AppointmentPageFailure({
  translate,
  listPath,
}: {
  readonly translate: TranslateAppointments;
  readonly listPath: string;
}) {
  const errorText = useErrorText();
  return (
    <PageFailure
      title={translate('facts.heading')}
      failedTitle={translate('failure.title')}
      retryLabel={translate('failure.retry')}
      errorText={errorText}
      notFound={{
        title: translate('failure.notFoundTitle'),
        text: translate('failure.notFoundText'),
        action: <ButtonLink to={listPath}>{translate('failure.back')}</ButtonLink>,
      }}
    />
  );
}
