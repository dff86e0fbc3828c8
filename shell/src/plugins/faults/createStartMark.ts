import type { PluginRegistry } from '../registry/PluginRegistry';
import { forgetFell, writeFall } from './FallRecord';

const DRAWN_MS = 250;

/** A page that hangs leaves the mark, and the next page of the tab opens in safe mode. */
export function createStartMark(
  registry: Pick<PluginRegistry, 'entry'>,
): (pluginId: string, contribution: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;

  addEventListener('pagehide', () => {
    isLeft = true;
    writeFall(null);
  });
  addEventListener('pageshow', () => {
    isLeft = false;
  });

  return (pluginId, contribution) => {
    const entry = registry.entry(pluginId);
    if (isLeft || entry === null || entry.isBuiltin) return;
    forgetFell();
    const { version = null, displayName = pluginId } = entry.plugin?.manifest ?? {};
    const message = 'The page stopped responding while this part was drawn for the first time.';
    writeFall({ code: 'PLG-611', pluginId, version, name: displayName, contribution, message });
    clearTimeout(timer);
    timer = setTimeout(writeFall, DRAWN_MS, null);
  };
}
