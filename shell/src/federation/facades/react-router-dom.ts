/**
 * The names of the router that shell and remotes use. It stands for `react-router-dom` in the share scope, because a package
 * that is shared whole cannot be tree-shaken (62 kB instead of 33). A name that is missing here is reported by the build.
 */
export {
  createBrowserRouter,
  createContext,
  data,
  Form,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  RouterContextProvider,
  ScrollRestoration,
  useActionData,
  useFetcher,
  useHref,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
  useSubmit,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
