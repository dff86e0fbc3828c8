// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { formOf } from '../embedded/formIdentity';
import { knownNamesIn } from '../embedded/knownNames';
import { askFormAhead } from './askFormAhead';

const engine = useFakeEngine('demo');
const ID = 't1';

async function askedFor(key: string, names: readonly string[] | null = null): Promise<readonly string[]> {
  const sources: string[] = [];
  engine.on(`GET task/${ID}`, { id: ID, name: 'Approve', processDefinitionId: 'invoice:1:x' });
  engine.on(`GET task/${ID}/form`, { key, contextPath: '/forms' });
  engine.on(`GET task/${ID}/deployed-form`, () => HttpResponse.text('<form></form>'));
  engine.on(`GET task/${ID}/rendered-form`, () => HttpResponse.text('<form></form>'));
  engine.on(`GET task/${ID}/form-variables`, {});
  engine.answer(
    http.get('*/forms/form.html', () => {
      sources.push('/forms/form.html');
      return HttpResponse.text('<form></form>');
    }),
  );
  const { services } = createTestHost({ engine: engine.connect() });
  const task = { processDefinitionId: 'invoice:1:x' };
  const subject = { kind: 'task', taskId: ID, task } as Parameters<typeof formOf>[0];
  if (names !== null) knownNamesIn(services.storage).set(formOf(subject, key), names);
  await askFormAhead(ID, [], new QueryClient(), services);
  const asked = engine.lines().map((line) => line.replace(/\?.*/, '').split(`/task/${ID}`)[1] ?? line);
  return [...asked.filter((line) => line !== '' && line !== '/form'), ...sources];
}

it('asks for the source of a deployed form', async () => {
  expect(await askedFor('embedded:deployment:form.html')).toEqual(['/deployed-form']);
});

it('asks for the variables that the form asked for last time', async () => {
  const asked = await askedFor('embedded:deployment:form.html', ['amount']);
  expect(asked).toContain('/form-variables');
});

it('leaves the source of an application alone, which may generate it each time', async () => {
  expect(await askedFor('embedded:app:form.html')).toEqual([]);
});

it('asks for the fields and the values of a generated form', async () => {
  expect(await askedFor('embedded:engine://engine/:engine/task/t1/rendered-form')).toEqual([
    '/rendered-form',
    '/form-variables',
  ]);
});
