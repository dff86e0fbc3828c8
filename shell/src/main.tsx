import '@taskweave/ui/tokens.css';
import '@taskweave/ui/base.css';
import './app/page.css';
import type { DevTools } from '@taskweave/addon-plugin-dev/createDevTools';
import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import { createSession } from '@taskweave/engine-client/Session';
import { COMMON_TEXTS } from '@taskweave/i18n/common/commonTexts';
import { I18nContext } from '@taskweave/i18n/page/I18nContext';
import type { AdminPolicy } from '@taskweave/plugin-files/admin-file/AdminFile';
import { type ErrorIds, ErrorIdsContext } from '@taskweave/ui/host/error-ids';
import { OverlayRoot } from '@taskweave/ui/host/overlay-root';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashPage } from './app/CrashPage';
import { ROUTES } from './app/routes';
import { SurvivalBoundary } from './app/SurvivalBoundary';
import { type PageBase, PageContext } from './boot/PageContext';
import { createPageI18n, createServices, type ServicesOptions } from './boot/Services';
import { createEngineNames, type EngineNames } from './engines/EngineNames';
import { SHELL_TEXTS } from './i18n/useShellText';
import type { TellLater } from './installation/prepareInstallation';
import { density, theme } from './look/look';
import { markKeys } from './look/markKeys';
import { createPageRouter } from './navigation/PageRouter';
import { OWN_PLUGIN, OWN_TEXTS } from './own-plugin/ownPlugin';
import { RoutedPage } from './pages/RoutedPage';
import { readerOf } from './plugins/admin-file/AdminFileReader';
import { openAfterFall } from './plugins/faults/Fall';
import { hostPage } from './runtime/hostPage';
import { engineFromPath, type Runtime, readRuntime } from './runtime/Runtime';
import { readServedFile } from './runtime/readServedFile';

declare let __webpack_public_path__: string;

// The chunks lie beside this script. `publicPath: 'auto'` would find them, too, with code for workers and older browsers.
const script = document.currentScript;
if (script instanceof HTMLScriptElement) __webpack_public_path__ = new URL('.', script.src).href;

openAfterFall();
const engine = engineFromPath(location.pathname);
const i18n = createPageI18n(readRuntime());
const errorIds: ErrorIds = { of: () => null, page: location.origin + location.pathname };
theme.apply();
density.apply();
markKeys(document.documentElement);

const container = document.getElementById('root');
if (container === null) throw new Error('Taskweave: the page has no element with the id "root".');
const root = createRoot(container);
void start();

async function start(): Promise<void> {
  const found = readRuntime();
  const runtime = { ...found, server: found.server ?? (await readServedFile(found, engine)) };
  const reader = await readerOf(runtime.server.plugins).catch(() => null);
  await Promise.all([OWN_TEXTS, SHELL_TEXTS, COMMON_TEXTS].map(i18n.bring));
  if (reader === null) return show(<CrashPage />);
  const tell = await reader.prepare?.(runtime.server.plugins, { i18n, runtime, errorIds });
  const { policy } = reader.parseAdminFile(runtime.server.plugins);
  const dev = await loadDevTools(policy.devOverrides);
  const isOne = reader.readSettings(runtime.server.plugins).connections.length < 2;
  const several = isOne
    ? null
    : await import(/* webpackChunkName: "connections" */ './connections/openConnections').catch(
        () => undefined,
      );
  if (several === undefined) return show(<CrashPage />);
  const openConnections = several?.openConnections ?? null;
  draw({ runtime, reader, dev, openConnections }, tell);
}

type Found = Pick<ServicesOptions, 'runtime' | 'reader' | 'dev' | 'openConnections'>;

function draw(found: Found, tell: TellLater | undefined): void {
  const { runtime, dev } = found;
  const router = createPageRouter();
  const page: PageBase =
    engine !== null && runtime.server?.engineKnown !== false
      ? {
          kind: 'engine',
          services: createServices({ ...found, engine, i18n, own: OWN_PLUGIN, router }),
        }
      : { kind: 'no-engine', engine, engines: enginesOf(runtime), appRoot: runtime.appRoot };
  if (page.kind === 'engine') {
    const { notify } = page.services.notifications;
    tell?.(notify);
    void dev?.tell(notify, i18n);
  }
  show(
    <SurvivalBoundary fallback={<CrashPage />}>
      <PageContext value={page}>
        <RoutedPage router={router} routes={ROUTES} />
      </PageContext>
    </SurvivalBoundary>,
  );
}

function show(page: ReactNode): void {
  root.render(
    <I18nContext value={i18n}>
      <ErrorIdsContext value={errorIds}>
        <OverlayRoot value={hostPage.overlays}>{page}</OverlayRoot>
      </ErrorIdsContext>
    </I18nContext>,
  );
}

function enginesOf({ appRoot, server }: Runtime): EngineNames {
  const connection = createEngineClient({ appRoot, engine: engine ?? '' });
  return createEngineNames(server?.engines ?? null, createSession(connection).listEngines);
}

async function loadDevTools(policy: AdminPolicy['devOverrides']): Promise<DevTools | null> {
  if (!location.search.includes('plugin-dev=') && sessionStorage.getItem('taskweave.plugin-dev') === null) {
    return null;
  }
  const loaded = await import(
    /* webpackChunkName: "plugin-dev" */ '@taskweave/addon-plugin-dev/createDevTools'
  ).catch(() => null);
  return (
    loaded?.createDevTools({
      policy,
      address: location,
      storage: sessionStorage,
      replaceAddress: (address) => history.replaceState(history.state, '', address),
      root: document.documentElement,
    }) ?? null
  );
}
