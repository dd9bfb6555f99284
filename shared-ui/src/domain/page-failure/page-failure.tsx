import { useTranslation } from 'react-i18next';
import { useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { href } from 'shared-contracts/remote/paths';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { PageHead } from '../../primitives/page-head/page-head.tsx';
import { PageTitle } from '../../primitives/page-head/page-title.tsx';
import type { ReactNode } from 'react';

export interface PageFailureProps {
  /** The title of the page. */
  readonly title: string;
  readonly failedTitle: string;
  readonly retryLabel: string;
  /** Translates an error code. */
  readonly errorText: (code: string) => string;
  /** Shown instead when the resource does not exist or is not the reader's. */
  readonly notFound?: { readonly title: string; readonly text: string; readonly action: ReactNode } | undefined;
}

const dashboards = ['/user/tableau-de-bord', '/pro/tableau-de-bord'] as const;

/**
 * Shown by a dashboard page whose data failed to load: the frame stays, the cause is named, and a retry refetches, and a
 * link leads on.
 *
 * @throws anything but an API error, for the shell's error page
 */
export function PageFailure({ title, failedTitle, retryLabel, errorText, notFound }: PageFailureProps) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const area = dashboards.find((path) => path.split('/')[1] === pathname.split('/')[1]);
  const dashboard = area === undefined || pathname === area ? undefined : href(area);
  if (!(error instanceof ProblemError)) throw error;
  if (error.code === 'NOT_FOUND' && notFound) {
    return (
      <>
        <PageTitle>{notFound.title}</PageTitle>
        <EmptyState title={notFound.title} action={notFound.action} headingLevel={1}>
          {notFound.text}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead title={title} />
      <Notice
        tone="danger"
        live="assertive"
        title={failedTitle}
        action={
          <>
            <Button variant="secondary" size="dense" isLoading={state === 'loading'} onClick={() => void revalidate()}>
              {retryLabel}
            </Button>
            <Link to={dashboard ?? href('/')}>{t(dashboard === undefined ? 'failure.home' : 'failure.dashboard')}</Link>
          </>
        }
      >
        {errorText(error.code)}
      </Notice>
    </>
  );
}
