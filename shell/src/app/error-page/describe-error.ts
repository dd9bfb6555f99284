import type { TFunction } from 'i18next';
import { isRouteErrorResponse } from 'react-router-dom';
import { ProblemError } from 'shared-contracts/platform/problem-error';

export interface ErrorDescription {
  readonly status: number;
  readonly title: string;
  /** Said under the title; the title itself is the message that was supplied, if one was. */
  readonly text: string;
  readonly isNotFound: boolean;
  readonly isSignedOut: boolean;
  /** It shows when the connection is back. */
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

/** Status 500 when none is given (specification, section 2). Words of a thrown Error are for the log, not for people. */
const factsOf = (error: unknown, t: TFunction<'shell'>): Facts => {
  if (isRouteErrorResponse(error)) return { status: error.status, message: messageIn(error.data) };
  if (!(error instanceof ProblemError)) return { status: 500 };
  const { status, code } = error.problem;
  return { status: status || 500, ...(code === 'INTERNAL' ? {} : { message: t(`errors.${code}`) }) };
};

/** What the error page says of whatever was thrown, as section 2 of the specification words it. */
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
