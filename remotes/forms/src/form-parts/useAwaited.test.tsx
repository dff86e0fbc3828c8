import { useQuery } from '@tanstack/react-query';
import { formQueries } from '@taskweave/engine-client/queries/task/formQueries';
import { REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { type FormEngineProps, useEngineClient } from '@taskweave/plugin-sdk';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { drawForm } from '../testing/drawForm';
import { signIn } from '../testing/signIn';
import { useAwaited } from './useAwaited';

const fake = useFakeEngine();
const DEPLOYED = 'task/T1/deployed-form';
const ELSEWHERE = 'http://localhost:9999/forms/x.html';

function Awaited(props: FormEngineProps) {
  return useAwaited(props, [useQuery(formQueries(useEngineClient()).source(props.form.url ?? ''))]);
}

const refusal = (status: number, message: string) =>
  HttpResponse.json({ type: 'RestException', message }, { status });

it.each([
  [
    'a file',
    { formType: 'embedded', key: 'embedded:deployment:forms/nope.html', url: DEPLOYED },
    refusal(404, "no resource found with name 'forms/nope.html'"),
    /The form “forms\/nope\.html” does not exist in the deployment, or you may not see it/,
  ],
  [
    'a reference',
    { formType: 'camunda-forms', key: 'nope', url: DEPLOYED },
    refusal(404, 'No Camunda Form Definition was found'),
    /The form “nope” does not exist in the deployment, or you may not see it/,
  ],
  [
    'an address',
    { formType: 'embedded', key: `embedded:${ELSEWHERE}`, url: ELSEWHERE },
    HttpResponse.html('<h1>Not found</h1>', { status: 404 }),
    /The form “http:\/\/localhost:9999\/forms\/x\.html” does not exist, or you may not see it/,
  ],
  [
    'another server that does not answer',
    { formType: 'embedded', key: `embedded:${ELSEWHERE}`, url: ELSEWHERE },
    HttpResponse.error(),
    /localhost:9999/,
  ],
  [
    'a reference that several tenants have',
    { formType: 'camunda-forms', key: 'ask', url: DEPLOYED },
    refusal(500, "ENGINE-03109 Cannot resolve a unique Operaton Form definition for key 'ask'"),
    /ENGINE-03109/,
  ],
] as const)('names a form that is not there, and a way without it: %s', async (_, form, answer, text) => {
  const client = await signIn(fake);
  fake.answer(
    http.get(`${REST_ROOT}/${DEPLOYED}`, () => answer),
    http.get(ELSEWHERE, () => answer),
  );
  const { onState } = drawForm(Awaited, client, { form });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Complete without the form' })).toBeTruthy();
  expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'failed' }));
});

it('offers no way without the form while the engine does not answer', async () => {
  const client = await signIn(fake);
  fake.on(`GET ${DEPLOYED}`, () => HttpResponse.error());
  drawForm(Awaited, client, { form: { formType: 'camunda-forms', key: 'ask', url: DEPLOYED } });
  expect(await screen.findByText(/Check your connection/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Complete without the form' })).toBeNull();
});
