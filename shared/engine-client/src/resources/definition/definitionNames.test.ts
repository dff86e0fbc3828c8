import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useFakeEngine } from '../../testing/fakeEngine';
import { getProcessDefinitions, listProcessKeys } from './definitionNames';

const engine = useFakeEngine('demo');

describe('getProcessDefinitions', () => {
  it('asks once for each id, in as few calls as a URL allows', async () => {
    engine.on('GET process-definition', ({ query }) => {
      const ids = query.get('processDefinitionIdIn')?.split(',') ?? [];
      return HttpResponse.json(ids.map((id) => ({ id, key: id, name: id.toUpperCase(), version: 1 })));
    });
    const ids = Array.from({ length: 60 }, (_, index) => `p${index}`);
    const found = await getProcessDefinitions(engine.connect(), [...ids, ...ids]);
    expect(Object.keys(found)).toHaveLength(60);
    expect(found.p59?.name).toBe('P59');
    expect(engine.calls).toHaveLength(2);
  });

  it('asks for nothing when there are no ids', async () => {
    expect(await getProcessDefinitions(engine.connect(), [])).toEqual({});
    expect(engine.calls).toHaveLength(0);
  });
});

it('gives the key of a process once, though several tenants have it', async () => {
  const definitions = ['invoice:1:a', 'invoice:1:b', 'loan:1:c'].map((id) => ({
    id,
    key: id.split(':')[0],
    version: 1,
  }));
  engine.on('GET process-definition', definitions);
  expect(await listProcessKeys(engine.connect(), 121)).toEqual(['invoice', 'loan']);
  expect(engine.lines().at(-1)).toContain('process-definition?latest=true&maxResults=121');
});
