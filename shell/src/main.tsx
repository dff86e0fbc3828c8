import '@taskweave/ui/tokens.css';
import '@taskweave/ui/base.css';
import './app/page.css';
import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import { createSession } from '@taskweave/engine-client/Session';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import { CrashPage } from './app/CrashPage';
import { ROUTES } from './app/routes';
import { SurvivalBoundary } from './app/SurvivalBoundary';
import { type PageBase, PageContext } from './boot/PageContext';
import { createPageI18n, createServices } from './boot/Services';
import { createEngineNames, type EngineNames } from './engines/EngineNames';
import { I18nContext } from './i18n/useShellText';
import { density, theme } from './look/look';
import { OWN_PLUGIN } from './own-plugin/ownPlugin';
import { engineFromPath, type Runtime, readRuntime } from './runtime/Runtime';
import { readServedFile } from './runtime/readServedFile';

const engine = engineFromPath(location.pathname);
const i18n = createPageI18n();
theme.apply();
density.apply();

const runtime = readRuntime();
if (runtime.server === null) {
  void readServedFile(runtime, engine).then((server) => start({ ...runtime, server }));
} else {
  start(runtime);
}

function start(runtime: Runtime): void {
  const container = document.getElementById('root');
  if (container === null) throw new Error('Taskweave: the page has no element with the id "root".');
  const router = createHashRouter(ROUTES);
  const page: PageBase =
    engine !== null && runtime.server?.engineKnown !== false
      ? { kind: 'engine', services: createServices({ runtime, engine, i18n, own: OWN_PLUGIN, router }) }
      : { kind: 'no-engine', engine, engines: enginesOf(runtime), appRoot: runtime.appRoot };

  createRoot(container).render(
    <I18nContext value={i18n}>
      <SurvivalBoundary fallback={<CrashPage />}>
        <PageContext value={page}>
          {/* Its changes are drawn with those of whoever listens to the address, not some time after. */}
          <RouterProvider router={router} useTransitions={false} />
        </PageContext>
      </SurvivalBoundary>
    </I18nContext>,
  );
}

function enginesOf({ appRoot, server }: Runtime): EngineNames {
  const connection = createEngineClient({ appRoot, engine: engine ?? '' });
  return createEngineNames(server?.engines ?? null, createSession(connection).listEngines);
}
