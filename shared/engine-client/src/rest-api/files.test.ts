import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { deploymentForm } from '../resources/definition/deploymentForm';
import { useFakeEngine } from '../testing/fakeEngine';
import { callEngine } from './callEngine';
import { uploadFiles } from './uploadFiles';

const engine = useFakeEngine('demo');
let form: FormData;

beforeEach(() => {
  engine.on('POST deployment/create', async ({ request }) => {
    form = await request.formData();
    return HttpResponse.json({ id: 'D' });
  });
});

const files = [
  { name: 'a.bpmn', content: '<a/>' },
  { name: 'b.form', content: new Blob(['{}']) },
];
const fileNamed = (name: string) => form.get(name) as File;

it('a deployment has its name and each of its files @S7.39', async () => {
  const body = deploymentForm({ name: 'Invoices', files });
  expect(await callEngine(engine.connect(), 'POST /deployment/create', { body })).toEqual({ id: 'D' });
  expect([...form.keys()]).toEqual(['deployment-name', 'data_0', 'data_1']);
  expect(form.get('deployment-name')).toBe('Invoices');
  expect(fileNamed('data_0').name).toBe('a.bpmn');
  expect(await fileNamed('data_1').text()).toBe('{}');
});

it('a deployment says its source, tenant, filters and time @S7.39', () => {
  const sent = deploymentForm({
    name: 'Invoices',
    source: 'inbox',
    enableDuplicateFiltering: true,
    deployChangedOnly: true,
    tenantId: 'north',
    activationTime: new Date('2013-01-23T11:42:42Z'),
    files: [],
  });
  expect(Object.fromEntries(sent)).toEqual({
    'deployment-name': 'Invoices',
    'deployment-source': 'inbox',
    'enable-duplicate-filtering': 'true',
    'deploy-changed-only': 'true',
    'tenant-id': 'north',
    'deployment-activation-time': '2013-01-23T12:42:42.000+0100',
  });
});

it('uploads files by number, as XML, with further fields @S7.55', async () => {
  await uploadFiles(engine.connect(), 'deployment/create', { files, fields: { 'deployment-name': 'x' } });
  expect([...form.keys()]).toEqual(['data0', 'data1', 'deployment-name']);
  expect(fileNamed('data0').type).toBe('text/xml');
  expect(fileNamed('data0').name).toBe('a.bpmn');
});

it('an upload without a session leads to the sign-in @S6.8 @S7.55', async () => {
  const connection = engine.connect();
  const onLogin = vi.fn();
  connection.onLoginRequired(onLogin);
  await uploadFiles(connection, 'deployment/create', { files });
  engine.endSession();
  const refused = uploadFiles(connection, 'deployment/create', { files });
  await expect(refused).rejects.toMatchObject({ problem: { kind: 'login-required' } });
  expect(onLogin).toHaveBeenCalledOnce();
});
