import type { RouteObject } from 'react-router-dom';
import { pageRoutes } from '../pages/pageRoutes';
import { EngineGuard } from './EngineGuard';
import { Inbox } from './Inbox';
import { SessionGuard } from './SessionGuard';

/** Every place of the page: first the guards, below them what only they let people see. */
export const ROUTES: RouteObject[] = [
  {
    element: <EngineGuard />,
    children: [{ element: <SessionGuard />, children: pageRoutes(<Inbox />) }],
  },
];
