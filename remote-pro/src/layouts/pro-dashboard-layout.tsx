import { Link, Outlet } from 'react-router-dom';

export function Component() {
  return (
    <>
      <Link to="/lawyers">lawyers</Link>
      <Outlet />
    </>
  );
}
