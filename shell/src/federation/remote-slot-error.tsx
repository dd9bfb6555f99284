import { use, useEffect, useMemo } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { RouteError } from '../app/route-error.tsx';
import { FailedLayoutContext } from './layout-failure.tsx';
import { asRemoteError, failureContext } from './remote-error.ts';
import { RemoteFailure, RemoteFailureTitle } from './remote-failure.tsx';

/** Catches what a remote throws: an answer such as 404 (or what the API answered a loader) is a page of the shell, anything else is the remote's own failure. */
export function RemoteSlotError({ remote }: { readonly remote: string }) {
  const error = useRouteError();
  const { telemetry } = usePlatform();
  const isAnswer = isRouteErrorResponse(error) || error instanceof ProblemError;
  const failure = useMemo(() => asRemoteError(remote, 'render', error), [remote, error]);
  useEffect(() => {
    if (!isAnswer) telemetry.error(error, failureContext(remote, failure));
  }, [error, failure, isAnswer, remote, telemetry]);
  const isSaid = use(FailedLayoutContext) === remote;
  if (isAnswer) return <RouteError />;
  return isSaid ? (
    <RemoteFailureTitle remote={remote} error={failure} />
  ) : (
    <RemoteFailure remote={remote} error={failure} />
  );
}
