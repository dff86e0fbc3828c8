import { describe, expect, it } from 'vitest';
import { useFakeEngine } from '../../testing/fakeEngine';
import startForm from '../../testing/recorded/start-form-holiday-request-200.json';
import startable from '../../testing/recorded/startable-200.json';
import { getStartForm, listStartable, submitStartForm } from './processDefinition';

const engine = useFakeEngine('demo');

describe('listStartable', () => {
  it('asks for the latest active versions that the person may start here @T3.29 @T6.7 @T7.21', async () => {
    engine.on('GET process-definition', startable);
    const found = await listStartable(engine.connect(), { nameLike: 'in_', firstResult: 15, maxResults: 16 });
    expect(found.map(({ key }) => key)).toEqual(startable.map(({ key }) => key));
    expect(engine.lines()).toEqual([
      'GET api/engine/engine/default/process-definition?latest=true&active=true&startableInTasklist=true' +
        '&startablePermissionCheck=true&nameLike=%25in%5C_%25&firstResult=15&maxResults=16',
    ]);
  });

  it('asks for one version by its id, whether it is the latest or not', async () => {
    engine.on('GET process-definition', () => startable.slice(0, 1));
    await listStartable(engine.connect(), { id: 'loan:1:x', firstResult: 0, maxResults: 1 });
    expect(engine.lines()[0]).toContain(
      'processDefinitionId=loan%3A1%3Ax&active=true&startableInTasklist=true',
    );
    expect(engine.lines()[0]).not.toContain('latest');
  });

  it('leaves the name out of an empty search', async () => {
    engine.on('GET process-definition', []);
    await listStartable(engine.connect(), { nameLike: '', firstResult: 0, maxResults: 16 });
    expect(engine.lines()[0]).not.toContain('nameLike');
  });
});

it('reads the start form @T7.22 @S7.27', async () => {
  engine.on('GET process-definition/:id/startForm', startForm);
  const form = await getStartForm(engine.connect(), 'holiday-request:1:x');
  expect(form).toEqual({ key: startForm.key, formRef: null, contextPath: '/' });
});

it('starts a process and gives the id of the instance @T7.23 @S7.28', async () => {
  engine.on('POST process-definition/:id/submit-form', { id: 'i1' });
  const variables = { days: { type: 'Integer', value: 3 } };
  expect(await submitStartForm(engine.connect(), 'p1', { variables, businessKey: 'B-1' })).toBe('i1');
  expect(JSON.parse(engine.calls.at(-1)?.body ?? '')).toEqual({ variables, businessKey: 'B-1' });
});
