import type { PageWatch, StopPlugin } from '@taskweave/addon-page-watch/PageWatch';
import type { PluginRegistry } from '../registry/PluginRegistry';
import { fallHref } from './Fall';
import { ownerOf } from './watchErrors';

/** The watch of the page, which most pages never need. */
export interface LatePageWatch {
  /** Null as long as no code of others has run. */
  readonly current: () => PageWatch | null;
  /** Waits until the page is watched, unless this plugin is ours. */
  readonly begin: (pluginId: string) => Promise<void>;
}

export interface LatePageWatchOptions {
  readonly registry: Pick<PluginRegistry, 'entry'>;
  readonly stop: StopPlugin;
  /** Folders of the plugins' files, absolute, by the plugin's id. */
  readonly folders: () => Iterable<readonly [pluginId: string, baseUrl: string]>;
}

/** Loads the watch when the first code of others is about to run. */
export function createPageWatch({ registry, stop, folders }: LatePageWatchOptions): LatePageWatch {
  let watch: PageWatch | null = null;

  async function start(): Promise<PageWatch> {
    const [{ startPageWatch }, { writeFall, forgetFell }] = await Promise.all([
      import(/* webpackChunkName: "plugin-guard" */ '@taskweave/addon-page-watch/startPageWatch'),
      import(/* webpackChunkName: "plugin-guard" */ './FallRecord'),
    ]);
    watch ??= startPageWatch({
      entryOf: registry.entry,
      stop,
      record: { write: writeFall, forget: forgetFell, href: fallHref },
      ownerOf: (stack, isAsked) =>
        ownerOf(
          stack,
          [...folders()].filter(([id]) => isAsked(id)),
        ),
    });
    return watch;
  }

  return {
    current: () => watch,
    async begin(id) {
      if (registry.entry(id)?.isBuiltin === false) (await start()).loads(id);
    },
  };
}
