import { ResetView } from '../../features/password-reset/reset-view.tsx';

/**
 * `/reset-pw`: requests a link; `/reset-pw#token=…` from the mail: sets the password; `/reset-pw?done=1`: links to
 * sign-in.
 */
export function Component() {
  return <ResetView />;
}
