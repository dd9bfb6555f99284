import { ResetView } from '../../features/password-reset/reset-view.tsx';

/** `/reset-pw`: asking for a link; `/reset-pw#token=…`, as mailed: the new password; `/reset-pw?done=1`: what comes next. */
export function Component() {
  return <ResetView />;
}
