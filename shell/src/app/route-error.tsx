import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { useTranslation } from 'react-i18next';

/** The error pages of section 2 of the specification. */
export function RouteError() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <main>{status === 404 ? <h1>{t('notFound.title', { path: pathname })}</h1> : <h1>{t('serverError.title')}</h1>}</main>;
}
