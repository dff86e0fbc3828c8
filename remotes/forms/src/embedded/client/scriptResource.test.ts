import { expect, it, vi } from 'vitest';
import { setUpScriptClient } from '../testing/setUpScriptClient';

it('counts with a number, and lists with the count @S9.1', async () => {
  const { client, request } = setUpScriptClient();
  request.mockImplementation(async (path: string) =>
    path.endsWith('/count') ? { count: 7 } : [{ id: 'P' }],
  );
  expect(await client.resource('task')?.count?.({})).toBe(7);
  expect(await client.resource('process-definition')?.list?.({ firstResult: 2 })).toEqual({
    count: 7,
    items: [{ id: 'P' }],
    firstResult: 2,
    maxResults: 12,
  });
  expect(await client.resource('group')?.count?.({})).toEqual({ count: 7 });
});

it('puts what a list embeds where it belongs', async () => {
  const { client } = setUpScriptClient(async () => ({
    _embedded: {
      task: [{ id: 'T', processDefinitionId: 'P' }],
      processDefinition: [{ id: 'P', name: 'n' }],
    },
  }));
  expect(await client.resource('task')?.list?.({})).toMatchObject({
    _embedded: { task: [{ _embedded: { processDefinition: [{ name: 'n' }] } }] },
  });
});

it('deploys files @S7.41', async () => {
  const { client, request } = setUpScriptClient();
  const files = { name: 'a.bpmn', content: '<a/>' };
  await client.resource('deployment')?.create?.({ deploymentName: 'n', deployChangedOnly: true, files });
  const [, options] = request.mock.calls[0] ?? [];
  const { body } = options as { body: FormData };
  expect([...body.keys()]).toEqual(['deployment-name', 'deploy-changed-only', 'data_0']);
});

it.each([
  ['deploymentName', { files: { name: 'a.bpmn', content: '<a/>' } }],
  ['name', { deploymentName: 'n', files: [{ content: '<a/>' }] }],
  ['content', { deploymentName: 'n', files: [{ name: 'a.bpmn' }] }],
])('deploys nothing without %s, and says so to the script @S7.41', async (field, given) => {
  const { client, request } = setUpScriptClient();
  const done = vi.fn();
  const answer = client.resource('deployment')?.create?.(given, done);
  await expect(answer).rejects.toMatchObject({ call: 'POST /deployment/create', fields: [field] });
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ fields: [field] }));
  expect(request).not.toHaveBeenCalled();
});

it.each([
  ['task', 'submitForm', {}, 'Missing id option to submit task form'],
  ['task', 'bpmnError', { id: 'T' }, 'Missing errorCode option to throw error from task'],
  ['process-definition', 'delete', {}, 'Missing id or key option to delete process definition'],
  ['user', 'create', { id: 'u', firstName: 'a', lastName: 'b' }, 'Missing password option to create user'],
])('says to %s.%s what is missing, and asks nothing @S5.23', async (resource, method, given, message) => {
  const { client, request } = setUpScriptClient();
  const done = vi.fn();
  await expect(client.resource(resource)?.[method]?.(given, done)).rejects.toThrow(message);
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ message }));
  expect(request).not.toHaveBeenCalled();
});
