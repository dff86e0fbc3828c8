import type { FakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { HttpResponse } from 'msw';

export interface ProcessOnEngine {
  readonly id: string;
  readonly key: string;
  readonly name: string | null;
  readonly tenantId: string | null;
  readonly versionTag: string | null;
  readonly description: string | null;
  readonly version: number;
}

export function makeProcess(given: Partial<ProcessOnEngine> & { readonly key: string }): ProcessOnEngine {
  return {
    id: `${given.key}:1:${given.tenantId ?? 'none'}`,
    name: null,
    tenantId: null,
    versionTag: null,
    description: null,
    version: 1,
    ...given,
  };
}

export function serveProcesses(engine: FakeEngine, processes: readonly ProcessOnEngine[]): void {
  engine.on('GET process-definition', ({ query }) => {
    const params = ['nameLike', 'key', 'tenantIdIn', 'keysIn', 'processDefinitionId'];
    const [name, key, tenant, keys, id] = params.map((param) => query.get(param));
    const isLatest = ({ version, ...one }: ProcessOnEngine) =>
      processes.every(
        (other) => other.key !== one.key || other.tenantId !== one.tenantId || other.version <= version,
      );
    const first = Number(query.get('firstResult'));
    const found = processes
      .filter((process) => !name || (process.name ?? '').includes(name.replaceAll('%', '')))
      .filter((process) => !key || process.key === key)
      .filter((process) => !keys || keys.split(',').includes(process.key))
      .filter((process) => !tenant || process.tenantId === tenant)
      .filter((process) => (id ? process.id === id : isLatest(process)));
    const most = Number(query.get('maxResults') ?? found.length);
    return HttpResponse.json(found.slice(first, first + most));
  });
  engine.on('GET task', { _embedded: { task: [] }, count: 0 });
}
