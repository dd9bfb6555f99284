import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches, useRouteError } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { withLocale } from 'shared-contracts/remote/localized-path';
import { useRendered } from '../federation/mounting/use-rendered.ts';
import { useIsLeaving } from './areas/use-is-leaving.ts';
import { describeError } from './error-page/describe-error.ts';
import { ErrorPage } from './error-page/error-page.tsx';
import { InsideRoot } from './error-page/inside-root.ts';
import { useIsCrawler } from './error-page/use-is-crawler.ts';

const isFrame = ({ id }: { readonly id: string }): boolean => id.startsWith('frame/') && id !== 'frame/none';

/**
 * The error pages of section 2 of the specification: 404 for an unknown path, 500 and its like for the rest. Errors
 * met by crawlers are logged, and the plain frame of the page is shown.
 */
export function RouteError() {
  const error = useRouteError();
  const { locale, telemetry } = usePlatform();
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const isInLayout = useMatches().some(isFrame);
  const isNested = use(InsideRoot) && isInLayout;
  const isCrawler = useIsCrawler();
  const isLeaving = useIsLeaving(error);
  useRendered();
  const path = withLocale(pathname, locale);
  const description = describeError(error, path, t);
  const { status, isNotFound } = description;

  useEffect(() => {
    if (isCrawler) telemetry.event('error met by a crawler', { path, status });
    else if (!isNotFound) telemetry.error(error, { path, status: String(status) });
  }, [isCrawler, isNotFound, error, path, status, telemetry]);

  if (isCrawler || isLeaving) return isNested ? null : <main id="main" />;
  return <ErrorPage description={description} isNested={isNested} />;
}
