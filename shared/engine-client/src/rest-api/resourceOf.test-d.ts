import type { EngineClient } from '../EngineClient';
import { resourceOf } from './resourceOf';

declare const engine: EngineClient;
const jobs = resourceOf(engine, 'job');

export async function calls(signal: AbortSignal) {
  const failed = await jobs.list({ query: { noRetriesLeft: true } }, { signal });
  const retries: number | null | undefined = failed[0]?.retries;
  await jobs.list();
  await jobs.setRetries({ id: '1', body: { retries: retries ?? 1 } });
  const trace: string = await jobs.stacktrace({ id: '1' });
  const report: string = await resourceOf(engine, 'history/process-instance').report({}, { accept: 'csv' });
  const data: Blob = await resourceOf(engine, 'variable-instance').data({ id: '1' });
  const none: null = await resourceOf(engine, 'user').unlock({ id: 'demo' });

  const definitions = resourceOf(engine, 'process-definition');
  await definitions.xml({ id: 'P:1' });
  await definitions.xml({ key: 'P', tenantId: 'north' });
  await definitions.restart({ id: 'P:1', body: {} });
  await definitions.list({ query: { processDefinitionIdIn: ['P:1', 'P:2'] } });
  await resourceOf(engine, 'case-instance').close({ id: '1' });
  await resourceOf(engine, 'deployment').create({ body: new FormData() });
  await resourceOf(engine, 'history/process-instance').list({ query: { startedAfter: new Date() } });
  await resourceOf(engine, 'metrics').sum({ name: 'flow-node-instances' });

  return [trace, report, data, none];
}

export async function refused() {
  // @ts-expect-error there is no such resource
  resourceOf(engine, 'jobs');
  // @ts-expect-error there is no such call
  await jobs.purge();
  // @ts-expect-error whose retries?
  await jobs.setRetries({ body: { retries: 1 } });
  // @ts-expect-error jobs cannot be found by this
  await jobs.list({ query: { colour: 'red' } });
  // @ts-expect-error no report
  await jobs.list({}, { accept: 'csv' });
  // @ts-expect-error a read has no body
  await jobs.get({ id: '1', body: {} });
  // @ts-expect-error by id or by key
  await resourceOf(engine, 'process-definition').xml({});
  // @ts-expect-error the engine restarts instances of one version only
  await resourceOf(engine, 'process-definition').restart({ key: 'P', body: {} });
  // @ts-expect-error a form with files
  await resourceOf(engine, 'deployment').create({ body: { name: 'x' } });
}
