import { Outlet } from 'react-router-dom';

/** Element of the root route. */
export function Root() {
  return <Outlet />;
}
