import { use, useEffect, useMemo } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useIsLeaving } from '../../app/areas/use-is-leaving.ts';
import { BareFrame } from '../../app/error-page/bare-frame.tsx';
import { RouteError } from '../../app/route-error.tsx';
import { FailedLayoutContext } from './layout-failure.tsx';
import { asRemoteError, failureContext, whenDiagnosed } from '../loading/remote-error.ts';
import { RemoteFailure, RemoteFailureTitle } from './remote-failure.tsx';

export interface RemoteSlotErrorProps {
  readonly remote: string;
  /** No layout is around it. */
  readonly isBare: boolean;
}

/**
 * Error boundary of a remote: a response such as 404 (or an API error of a loader) is an error page of the shell, a
 * cancellation by signing out none at all, anything else is the remote’s failure.
 */
export function RemoteSlotError({ remote, isBare }: RemoteSlotErrorProps) {
  const error = useRouteError();
  const { telemetry } = usePlatform();
  const isLeaving = useIsLeaving(error);
  const isAnswer = isRouteErrorResponse(error) || error instanceof ProblemError || isLeaving;
  const failure = useMemo(() => asRemoteError(remote, 'render', error), [remote, error]);
  useEffect(() => {
    if (!isAnswer) void whenDiagnosed(failure).then(() => telemetry.error(error, failureContext(remote, failure)));
  }, [error, failure, isAnswer, remote, telemetry]);
  const isSaid = use(FailedLayoutContext) === remote;
  if (isAnswer) return <RouteError />;
  if (isSaid) return <RemoteFailureTitle remote={remote} error={failure} />;
  const card = <RemoteFailure remote={remote} error={failure} />;
  return isBare ? <BareFrame>{card}</BareFrame> : card;
}
