// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { askForm } from './askForm';

const engine = useFakeEngine('demo');

async function askedFor(form: object, isOpening = false): Promise<readonly string[]> {
  const sources: string[] = [];
  engine.answer(
    http.get(`${REST_ROOT}/task/t1`, () => new Promise<never>(() => undefined)),
    http.get(`${REST_ROOT}/task/t1/form`, () => HttpResponse.json({ contextPath: '/forms', ...form })),
    http.get(`${REST_ROOT}/task/t1/deployed-form`, () => HttpResponse.text('{}')),
    http.get(`${REST_ROOT}/task/t1/rendered-form`, () => HttpResponse.text('<form></form>')),
    http.get(`${REST_ROOT}/task/t1/form-variables`, () => HttpResponse.json({})),
    http.get('*/forms/order.html', () => {
      sources.push('/forms/order.html');
      return HttpResponse.text('<form></form>');
    }),
  );
  void askForm('t1', new QueryClient(), { engine: engine.connect(), userId: 'demo', isOpening });
  const asked = () => engine.lines().map((line) => line.replace(/\?.*/, '').split('/task/t1')[1] ?? line);
  await vi.waitFor(() => expect(asked()).toContain('/form'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  return [...asked().filter((line) => line !== '/form'), ...sources];
}

it.each([
  ['a generated form', { key: 'embedded:engine://engine/:engine/task/t1/rendered-form' }, '/rendered-form'],
  ['a form of form-js', { key: 'camunda-forms:deployment:order.form' }, '/deployed-form'],
])('asks for the fields and the values of %s at once', async (_, form, source) => {
  expect(await askedFor(form)).toEqual([source, '/form-variables']);
});

it('asks for the task of a deployed form, which is kept by the process', async () => {
  expect(await askedFor({ key: 'embedded:deployment:order.html' })).toEqual(['']);
});

it('leaves the source of an application alone', async () => {
  expect(await askedFor({ key: 'embedded:app:order.html' })).toEqual([]);
});

it('asks for the source of an application when the task is being opened', async () => {
  expect(await askedFor({ key: 'embedded:app:order.html' }, true)).toEqual(['/forms/order.html']);
});
