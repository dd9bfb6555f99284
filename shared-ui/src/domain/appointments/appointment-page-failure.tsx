import type { Words } from './words.ts';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { PageFailure } from '../page-failure/page-failure.tsx';

/** The page of an appointment that did not come, does not exist or is somebody else's. */
export function AppointmentPageFailure({ words, listPath }: { readonly words: Words; readonly listPath: string }) {
  const errorText = useErrorText();
  return (
    <PageFailure
      title={words('facts.heading')}
      failedTitle={words('failure.title')}
      retryLabel={words('failure.retry')}
      errorText={errorText}
      notFound={{
        title: words('failure.notFoundTitle'),
        text: words('failure.notFoundText'),
        action: <ButtonLink to={listPath}>{words('failure.back')}</ButtonLink>,
      }}
    />
  );
}
