import type { PageWatch, PageWatchOptions } from './PageWatch';

/** The watch of the page, which most pages never need. */
export interface LatePageWatch {
  /** Null as long as no code of others has run. */
  readonly current: () => PageWatch | null;
  /** Waits until the page is watched, unless this plugin is ours. */
  readonly begin: (pluginId: string) => Promise<void>;
}

/** Loads the watch when the first code of others is about to run. */
export function createPageWatch(options: PageWatchOptions): LatePageWatch {
  let watch: PageWatch | null = null;
  return {
    current: () => watch,
    async begin(id) {
      if (options.registry.entry(id)?.isBuiltin !== false) return;
      const { startPageWatch } = await import(/* webpackChunkName: "plugin-guard" */ './startPageWatch');
      watch ??= startPageWatch(options);
      watch.loads(id);
    },
  };
}
