import type { EngineClient } from '../EngineClient';
import { resourceOf } from '../rest-api/resourceOf';
import { byBody } from './byBody';
import { countThenList } from './countThenList';

declare const engine: EngineClient;
const instances = byBody(resourceOf(engine, 'process-instance'));

export async function pages() {
  const jobs = await countThenList(resourceOf(engine, 'job'), {
    query: { active: true },
    sorting: { sortBy: 'jobId' },
  });
  const ids: readonly (string | null | undefined)[] = jobs.items.map(({ id }) => id);
  const stuck = await countThenList(instances, {
    query: { withIncident: true, sorting: [{ sortBy: 'businessKey' }] },
  });
  const key: string | null | undefined = stuck.items[0]?.businessKey;
  return [ids, key];
}

export async function refused() {
  // @ts-expect-error instances cannot be found by this
  await countThenList(instances, { query: { colour: 'red' } });
  // @ts-expect-error deployments have no criteria in the body
  byBody(resourceOf(engine, 'deployment'));
}
