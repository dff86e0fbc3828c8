import '@taskweave/ui/tokens.css';
import '@taskweave/ui/base.css';
import './app/page.css';
import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import { createSession } from '@taskweave/engine-client/Session';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { CrashPage } from './app/CrashPage';
import { EnginePage } from './app/EnginePage';
import { SurvivalBoundary } from './app/SurvivalBoundary';
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
  const isUsable = engine !== null && runtime.server?.engineKnown !== false;

  createRoot(container).render(
    <I18nContext value={i18n}>
      <SurvivalBoundary fallback={<CrashPage />}>
        {isUsable ? (
          <App services={createServices({ runtime, engine, i18n, own: OWN_PLUGIN })} />
        ) : (
          <EnginePage engine={engine} engines={enginesOf(runtime)} appRoot={runtime.appRoot} />
        )}
      </SurvivalBoundary>
    </I18nContext>,
  );
}

function enginesOf({ appRoot, server }: Runtime): EngineNames {
  const connection = createEngineClient({ appRoot, engine: engine ?? '' });
  return createEngineNames(server?.engines ?? null, createSession(connection).listEngines);
}
