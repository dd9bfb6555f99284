import { createContext } from 'react';
import { Outlet } from 'react-router-dom';
import { BareFrame } from '../../app/error-page/bare-frame.tsx';
import styles from './layout-failure.module.css';
import { RemoteFailure, type RemoteFailureProps } from './remote-failure.tsx';

/** Name of the remote whose card replaces the layout: its page need not show another card. */
export const FailedLayoutContext = createContext<string | undefined>(undefined);

/** The page without its layout: in the shell’s own frame, under the error card of the layout’s remote. */
export function LayoutFailure({ remote, error }: Pick<RemoteFailureProps, 'remote' | 'error'>) {
  return (
    <BareFrame>
      <RemoteFailure remote={remote} error={error} isPage={false} />
      <FailedLayoutContext value={remote}>
        <div className={styles['page']}>
          <Outlet />
        </div>
      </FailedLayoutContext>
    </BareFrame>
  );
}
