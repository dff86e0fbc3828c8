import { createInstance } from '@module-federation/enhanced/runtime';
import type { RegisteredPlugin } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { diagnoseLater } from './diagnosis/diagnoseLater';
import type { ContainerSource } from './PluginLoader';
import { SHARE_SCOPE, sharedModules } from './shared/sharedModules';

const SCRIPT_TIMEOUT = 20_000;

export function createFederationSource(): ContainerSource {
  const integrities = new Map<string, string>();
  const builds = new Map<string, RegisteredPlugin>();
  const instance = createInstance({
    name: 'taskweave_shell',
    remotes: [],
    plugins: [
      {
        name: 'taskweave-trust',
        createScript({ url }: { readonly url: string }) {
          const integrity = integrities.get(url);
          // Only entries of manifests are requested here; their chunks bring their own hashes.
          if (integrity === undefined) throw new Error(`No manifest names ${url}`);
          const script = document.createElement('script');
          script.src = url;
          script.async = true;
          // Integrity requires CORS, and the page's preloads must match.
          script.crossOrigin = 'anonymous';
          if (integrity !== '') script.integrity = integrity;
          return { script, timeout: SCRIPT_TIMEOUT };
        },
      },
    ],
  });
  // The shell takes nothing from containers, so the runtime's version resolution is left out of the build.
  instance.initShareScopeMap(
    SHARE_SCOPE,
    Object.fromEntries(
      Object.entries(sharedModules()).map(([name, shared]) => [name, { [shared.version]: shared }]),
    ),
  );

  return {
    async load(plugin: RegisteredPlugin, attempt: number) {
      const { manifest, baseUrl } = plugin;
      const { container, file, integrity } = manifest.entry;
      const before = builds.get(container);
      if (before !== undefined && before !== plugin) forgetBuild(before);
      builds.set(container, plugin);
      const query = attempt === 0 ? '' : `?retry=${attempt}`;
      const entry = `${baseUrl}${file}${query}`;
      if (attempt > 0) dropTags(baseUrl, isStillAskedFor);
      integrities.set(entry, integrity);
      instance.registerRemotes([{ name: container, entry, type: 'var', entryGlobalName: container }], {
        force: attempt > 0,
      });
      return instance.loadRemote(`${container}/plugin`);
    },
    diagnose: (plugin, error) =>
      diagnoseLater(plugin, error, async () => {
        const { diagnoseLoad } = await import(/* webpackChunkName: "diagnosis" */ './diagnosis/diagnoseLoad');
        return () => diagnoseLoad(plugin, error);
      }),
  };
}

/** The bundler caches modules by name: without this, a new build would get the modules of the previous one. */
function forgetBuild({ manifest, baseUrl }: RegisteredPlugin): void {
  const name = manifest.id.replaceAll(/[^\w$]/g, '_');
  for (const bundler of ['rspack', 'webpack']) {
    Reflect.deleteProperty(globalThis, `${bundler}Chunk${name}`);
  }
  dropTags(baseUrl);
}

/** Browser and runtime would wait for a tag whose request still hangs. */
export function dropTags(baseUrl: string, isMeant: (tag: Element) => boolean = () => true): void {
  for (const tag of document.querySelectorAll('script[src], link[rel="stylesheet"][href]')) {
    const address = tag instanceof HTMLScriptElement ? tag.src : (tag as HTMLLinkElement).href;
    if (address.startsWith(baseUrl) && isMeant(tag)) tag.remove();
  }
}

/** Loaded style sheets must stay: parts on the page would lose them for good if the file is gone from the server. */
export function isStillAskedFor(tag: Element): boolean {
  return !(tag instanceof HTMLLinkElement && tag.sheet !== null);
}
