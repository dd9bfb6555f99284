import type { TFunction } from 'i18next';
import { isRouteErrorResponse } from 'react-router-dom';
import { ProblemError } from 'shared-contracts/platform/problem-error';

export interface ErrorDescription {
  readonly status: number;
  readonly title: string;
  /** Text under the title; the title is the supplied message, if there is one. */
  readonly text: string;
  readonly isNotFound: boolean;
  readonly isSignedOut: boolean;
  /** The page is shown when the connection is back. */
  readonly isOffline: boolean;
}

const messageIn = (body: unknown): string | undefined =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  typeof body.message === 'string' &&
  body.message !== ''
    ? body.message
    : undefined;

interface Facts {
  readonly status: number;
  readonly message?: string | undefined;
}

/** Status 500 when none is given (specification, section 2). Messages of thrown errors are not shown to people. */
const factsOf = (error: unknown, t: TFunction<'shell'>): Facts => {
  if (isRouteErrorResponse(error)) return { status: error.status, message: messageIn(error.data) };
  if (!(error instanceof ProblemError)) return { status: 500 };
  const { status, code } = error.problem;
  return { status: status || 500, ...(code === 'INTERNAL' ? {} : { message: t(`errors.${code}`) }) };
};

/** Texts of the error page for anything thrown, as in section 2 of the specification. */
export function describeError(error: unknown, path: string, t: TFunction<'shell'>): ErrorDescription {
  const { status, message } = factsOf(error, t);
  if (status === 404) {
    return {
      status,
      title: t('notFound.title'),
      text: t('notFound.text', { path }),
      isNotFound: true,
      isSignedOut: false,
      isOffline: false,
    };
  }
  const isOffline = error instanceof ProblemError && error.code === 'OFFLINE';
  return {
    status,
    title: isOffline ? t('remoteFailure.offline.title') : (message ?? t('failure.title')),
    text: t(isOffline ? 'remoteFailure.offline.text' : 'failure.text'),
    isNotFound: false,
    isSignedOut: status === 401,
    isOffline,
  };
}
