import type { PageWatch, PageWatchOptions } from './PageWatch';
import { watchPage } from './watchPage';

/** So many calls are looked back on: between a plugin and the browser lie those of the shell. */
const DEPTH = 60;

/** Chromium has a limit, others have none. */
const errors = Error as { stackTraceLimit?: number | undefined };

/** Begins to watch. Once for the page: what it puts in place stays. */
export function startPageWatch({ entryOf, ownerOf, stop, record }: PageWatchOptions): PageWatch {
  const running: string[] = [];
  const isForeign = (pluginId: string) => entryOf(pluginId)?.isBuiltin === false;

  const ownerOfFile = (text: string) => ownerOf(text, isForeign);

  function caller(): string | null {
    const depth = errors.stackTraceLimit;
    errors.stackTraceLimit = DEPTH;
    const { stack = '' } = new Error();
    errors.stackTraceLimit = depth;
    return ownerOfFile(stack);
  }

  const page = watchPage({ isForeign, running, ownerOfFile, caller, stop, record }, entryOf);
  return {
    loads(pluginId) {
      if (!running.includes(pluginId)) running.push(pluginId);
      page.look();
    },
    draws: page.draws,
  };
}
