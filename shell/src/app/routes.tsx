import { lazyPart } from '@taskweave/plugin-sdk';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { usePageBase } from '../boot/PageContext';
import type { Services } from '../boot/Services';
import { useEngineNames } from '../engines/useEngineNames';
import { pageRoutes } from '../pages/pageRoutes';
import { Inbox } from './Inbox';
import { SessionGuard } from './SessionGuard';

const EnginePage = lazyPart(() => import(/* webpackChunkName: "sign-in" */ './EnginePage'));

export const ROUTES = routesOf(<SessionGuard />, <Inbox />);

export function routesOf(guard: ReactNode, inbox: ReactNode): RouteObject[] {
  return [{ element: <EngineGuard />, children: [{ element: guard, children: pageRoutes(inbox) }] }];
}

function EngineGuard(): ReactNode {
  const page = usePageBase();
  if (page.kind === 'engine') {
    const { engine, engines, connection, session } = page.services;
    return <NamedEngine {...{ engine, engines, connection, session }} />;
  }
  return <EnginePage engine={page.engine} engines={page.engines} appRoot={page.appRoot} />;
}

type NamedEngineProps = Pick<Services, 'engine' | 'engines' | 'connection' | 'session'>;

function NamedEngine({ engine, engines, connection, session }: NamedEngineProps): ReactNode {
  const names = useEngineNames(engines);
  const isSignedOut = useSyncExternalStore(session.subscribe, () => session.state.status === 'signed-out');
  // A server that names no engines has not ruled this one out, and a signed-in user has found it.
  if (isSignedOut && names.length > 0 && !names.includes(engine)) {
    return <EnginePage engine={engine} engines={engines} appRoot={connection.appRoot} />;
  }
  return <Outlet />;
}
