import { REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { type DeployRequest, sendDeployment } from './sendDeployment';

const engine = useFakeEngine();

function request(name: string, part: Partial<DeployRequest> = {}): DeployRequest {
  const file = new File(['<definitions>\n  <task />\n</definitions>'], 'a.bpmn');
  return {
    files: [{ name: 'a.bpmn', file }],
    name,
    source: '',
    tenantId: '',
    isDuplicateFiltered: true,
    isChangedOnly: false,
    ...part,
  };
}

function send(wanted: DeployRequest, mayRepeat = vi.fn(async () => false)) {
  engine.user = 'demo';
  const onStep = vi.fn();
  // Sends without progress: the test's browser has no XMLHttpRequest that reports it.
  const connection = engine.connect();
  const post: typeof connection.post = (path, { onProgress: _, ...options } = {}) =>
    connection.post(path, options);
  return sendDeployment(wanted, {
    engine: { ...connection, serverTime: connection.serverTime, post },
    userId: 'demo',
    mayRepeat,
    onStep,
  });
}

const made = (id: string, deploymentTime = new Date().toISOString()) => ({
  id,
  name: 'x',
  source: null,
  deploymentTime,
  tenantId: null,
});

it('names the line of the file that a fault is in', async () => {
  const details = { 'a.bpmn': { errors: [{ message: 'No id', line: 2, column: 9, elementIds: [] }] } };
  engine.answer(
    http.post(`${REST_ROOT}/deployment/create`, () =>
      HttpResponse.json({ type: 'ParseException', message: 'x', details }, { status: 400 }),
    ),
  );
  expect(await send(request('faulty'))).toMatchObject({
    kind: 'failed',
    faults: [{ file: 'a.bpmn', lines: { 2: '<task />' } }],
  });
});

it('sends nothing where a file was written since it was chosen', async () => {
  const file = new File([''], 'a.bpmn');
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('changed', 'NotReadableError'));
  const result = await send(request('changed', { files: [{ name: 'a.bpmn', file }] }));
  expect(result).toEqual({ kind: 'changed', names: ['a.bpmn'] });
  expect(engine.lines()).toEqual([]);
});

it('knows a deployment that was there before', async () => {
  engine.answer(
    http.post(`${REST_ROOT}/deployment/create`, () =>
      HttpResponse.json(made('old', '2020-01-01T00:00:00.000+0000')),
    ),
  );
  expect(await send(request('same'))).toMatchObject({ kind: 'done', isNew: false });
});

it('asks before it sends once more what may have been done, unless the engine recognises duplicates', async () => {
  engine.answer(
    http.post(`${REST_ROOT}/deployment/create`, () => new HttpResponse('', { status: 504 })),
    http.get(`${REST_ROOT}/deployment`, () => HttpResponse.json([])),
    http.get(`${REST_ROOT}/authorization/check`, () => HttpResponse.json({ authorized: false })),
  );
  const mayRepeat = vi.fn(async () => false);
  const unfiltered = request('lost', { isDuplicateFiltered: false });
  expect(await send(unfiltered, mayRepeat)).toMatchObject({ kind: 'lost', finding: 'unclear' });
  expect(mayRepeat).not.toHaveBeenCalled();
  expect(await send(unfiltered, mayRepeat)).toMatchObject({ kind: 'lost', finding: 'unclear' });
  expect(mayRepeat).toHaveBeenCalledOnce();
  expect(engine.lines().filter((line) => line.startsWith('POST'))).toHaveLength(1);
});
