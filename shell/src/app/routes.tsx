import { type RouteObject, useRouteError } from 'react-router-dom';
import { pageRoutes } from '../pages/pageRoutes';
import { EngineGuard } from './EngineGuard';
import { Inbox } from './Inbox';
import { SessionGuard } from './SessionGuard';

/** Every place of the page: first the guards, below them what only they let people see. */
export const ROUTES: RouteObject[] = [
  {
    element: <EngineGuard />,
    errorElement: <PassOn />,
    children: [{ element: <SessionGuard />, children: pageRoutes(<Inbox />) }],
  },
];

/** The page has a net of its own around the router. */
function PassOn(): never {
  throw useRouteError();
}
