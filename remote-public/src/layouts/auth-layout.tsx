import { Link, Outlet } from 'react-router-dom';

export const namespaces = ['remote-public/frame'];

export function Component() {
  return (
    <>
      <header>
        <Link to="/lawyers">Nimbia</Link> <Link to="/user/tableau-de-bord">user</Link>
      </header>
      <Outlet />
    </>
  );
}
