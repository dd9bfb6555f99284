import { use, useEffect, useMemo } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { BareFrame } from '../../app/error-page/bare-frame.tsx';
import { RouteError } from '../../app/route-error.tsx';
import { FailedLayoutContext } from './layout-failure.tsx';
import { asRemoteError, failureContext, whenFound } from '../loading/remote-error.ts';
import { RemoteFailure, RemoteFailureTitle } from './remote-failure.tsx';

export interface RemoteSlotErrorProps {
  readonly remote: string;
  /** No layout stands around it. */
  readonly isBare: boolean;
}

/** Catches what a remote throws: an answer such as 404 (or what the API answered a loader) is a page of the shell, anything else is the remote's own failure. */
export function RemoteSlotError({ remote, isBare }: RemoteSlotErrorProps) {
  const error = useRouteError();
  const { telemetry } = usePlatform();
  const isAnswer = isRouteErrorResponse(error) || error instanceof ProblemError;
  const failure = useMemo(() => asRemoteError(remote, 'render', error), [remote, error]);
  useEffect(() => {
    if (!isAnswer) void whenFound(failure).then(() => telemetry.error(error, failureContext(remote, failure)));
  }, [error, failure, isAnswer, remote, telemetry]);
  const isSaid = use(FailedLayoutContext) === remote;
  if (isAnswer) return <RouteError />;
  if (isSaid) return <RemoteFailureTitle remote={remote} error={failure} />;
  const card = <RemoteFailure remote={remote} error={failure} />;
  return isBare ? <BareFrame>{card}</BareFrame> : card;
}
