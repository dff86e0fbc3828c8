import type { EngineClient } from '../EngineClient';
import { countThenList } from '../pages/countThenList';
import { callEngine } from './callEngine';

// Checked by the compiler alone: each line that must not compile says so.
declare const engine: EngineClient;

export async function calls(signal: AbortSignal) {
  const failed = await callEngine(engine, 'GET /job', { query: { noRetriesLeft: true }, signal });
  const retries: number | null | undefined = failed[0]?.retries;
  await callEngine(engine, 'GET /job');
  await callEngine(engine, 'PUT /job/{id}/retries', { path: { id: '1' }, body: { retries: retries ?? 1 } });
  const trace: string = await callEngine(engine, 'GET /job/{id}/stacktrace', {
    path: { id: '1' },
    accept: 'text',
  });
  const report: string = await callEngine(engine, 'GET /history/process-instance/report', {
    query: { reportType: 'duration', periodUnit: 'month' },
    accept: 'csv',
  });
  const data: Blob = await callEngine(engine, 'GET /variable-instance/{id}/data', {
    path: { id: '1' },
    accept: 'blob',
  });
  const none: null = await callEngine(engine, 'POST /user/{id}/unlock', { path: { id: 'demo' } });
  await callEngine(engine, 'GET /process-definition', { query: { processDefinitionIdIn: ['P:1', 'P:2'] } });
  await callEngine(engine, 'POST /deployment/create', { body: new FormData() });
  await callEngine(engine, 'GET /history/process-instance', { query: { startedAfter: new Date() } });

  const jobs = await countThenList(engine, 'GET /job', { query: { active: true, sortBy: 'jobId' } });
  const ids: readonly (string | null | undefined)[] = jobs.items.map(({ id }) => id);
  const stuck = await countThenList(engine, 'POST /process-instance', {
    body: { withIncident: true, sorting: [{ sortBy: 'businessKey' }] },
  });
  const key: string | null | undefined = stuck.items[0]?.businessKey;
  return [trace, report, data, none, ids, key];
}

export async function refused() {
  // @ts-expect-error there is no such call
  await callEngine(engine, 'POST /job/purge');
  // @ts-expect-error whose retries?
  await callEngine(engine, 'PUT /job/{id}/retries', { body: { retries: 1 } });
  // @ts-expect-error jobs cannot be found by this
  await callEngine(engine, 'GET /job', { query: { colour: 'red' } });
  // @ts-expect-error a read has no body
  await callEngine(engine, 'GET /job/{id}', { path: { id: '1' }, body: {} });
  // @ts-expect-error a form with files
  await callEngine(engine, 'POST /deployment/create', { body: { name: 'x' } });
  // @ts-expect-error instances cannot be found by this
  await countThenList(engine, 'POST /process-instance', { body: { colour: 'red' } });
  // @ts-expect-error deployments have no criteria in the body
  await countThenList(engine, 'POST /deployment', {});
}
