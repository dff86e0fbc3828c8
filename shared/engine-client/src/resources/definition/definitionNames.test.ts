import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { REST_ROOT, useFakeEngine } from '../../testing/fakeEngine';
import { getProcessDefinitions } from './definitionNames';

const engine = useFakeEngine();

beforeEach(() => {
  engine.user = 'demo';
});

describe('getProcessDefinitions', () => {
  it('asks once for each id, in as few calls as a URL allows', async () => {
    engine.answer(
      http.get(`${REST_ROOT}/process-definition`, ({ request }) => {
        const ids = new URL(request.url).searchParams.get('processDefinitionIdIn')?.split(',') ?? [];
        return HttpResponse.json(ids.map((id) => ({ id, key: id, name: id.toUpperCase(), version: 1 })));
      }),
    );
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
