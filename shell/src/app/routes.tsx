import type { RouteObject } from 'react-router-dom';
import { pageRoutes } from '../pages/pageRoutes';
import { EngineGuard } from './EngineGuard';
import { Inbox } from './Inbox';
import { SessionGuard } from './SessionGuard';

export const ROUTES: RouteObject[] = [
  {
    element: <EngineGuard />,
    children: [{ element: <SessionGuard />, children: pageRoutes(<Inbox />) }],
  },
];
