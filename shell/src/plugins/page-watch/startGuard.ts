import { createTools } from './createTools';
import type { Guard, GuardOptions } from './Guard';
import { watchDraws } from './watchDraws';
import { watchFunctions } from './watchFunctions';
import { watchHandlers } from './watchHandlers';
import { watchKeys } from './watchKeys';
import { watchMoves } from './watchMoves';
import { watchPage } from './watchPage';
import { watchPolicy } from './watchPolicy';
import { watchRejections } from './watchRejections';

/** Begins to watch. Once for the page: what it puts in place stays. */
export function startGuard(options: GuardOptions): Guard {
  const running: string[] = [];
  const tools = createTools(options, running);
  const page = watchPage(tools, (id) => options.registry.entry(id));
  watchFunctions(tools);
  watchKeys(tools);
  watchRejections(tools);
  watchPolicy(tools);
  watchHandlers(tools);
  watchDraws(tools);
  const mayMove = watchMoves(tools);
  return {
    loads(pluginId) {
      if (!running.includes(pluginId)) running.push(pluginId);
      page.look();
    },
    draws: page.draws,
    mayMove,
  };
}
