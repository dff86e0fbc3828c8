import { isEngineError } from '../../shared/engine-client/src/errors/EngineError';
import { messageOf } from '../../shared/engine-client/src/errors/messageOf';
import { callRoute } from '../../shared/engine-client/src/rest-api/callEngine';
import { CallWorld } from './CallWorld';
import { ENGINE_CALLS, type EngineCall } from './engineCalls';
import { signedInClient } from './signedInClient';

const TRIES = 4;

/** Makes every call of the table on an engine, and returns those that it does not answer as the table says. */
export async function failedCalls(baseUrl: string): Promise<readonly string[]> {
  const world = await CallWorld.create(await signedInClient(baseUrl, 'demo'));
  try {
    const failed: string[] = [];
    for (const one of ENGINE_CALLS) {
      const answer = await answerTo(world, one);
      if (one.refused === undefined ? answer !== '' : !one.refused.test(answer))
        failed.push(`${one.route}: ${answer || 'answered'}`);
    }
    return failed;
  } finally {
    await world.remove();
  }
}

/** Empty where the engine answers. */
async function answerTo(world: CallWorld, { route, request }: EngineCall): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      await callRoute(world.client, route, await request(world));
      return '';
    } catch (error) {
      const said = isEngineError(error)
        ? `${error.problem.status} ${error.problem.engineType} ${error.problem.message}`
        : messageOf(error);
      // Batches of other calls may change the same instances.
      if (tries === TRIES || !/OptimisticLocking|ENGINE-03005/.test(said)) return said;
    }
  }
}
