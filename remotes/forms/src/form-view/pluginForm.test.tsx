import { aTask } from '@taskweave/engine-client/testing/factories';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { type FormEngineProps, type FormVariables, useEngineClient } from '@taskweave/plugin-sdk';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import plugin from '../plugin';
import { signIn } from '../testing/signIn';
import FormView from './FormView';

const fake = useFakeEngine();
const TASK = aTask({ id: 'T1', formKey: 'own', camundaFormRef: null, processDefinitionId: 'p:1:1' });
const STORED =
  '{"total":{"type":"Long","value":9007199254740993,"valueInfo":{}},"other":{"type":"Long","value":-9223372036854775808,"valueInfo":{}}}';

function Total({ onState, onReady }: FormEngineProps) {
  const client = useEngineClient();
  useEffect(() => {
    onState({ kind: 'ready', isDirty: false, isValid: true });
    return onReady({
      collect: async () => {
        const read = await client.get<FormVariables>('task/T1/form-variables', { exactNumbers: true });
        const { total } = read;
        return { kind: 'complete', variables: total === undefined ? {} : { total } };
      },
      focus: () => undefined,
    });
  }, [client, onReady, onState]);
  return <p>Own form</p>;
}

it("sends what a plugin's form hands back, digit for digit, and nothing else", async () => {
  const client = await signIn(fake);
  fake.on('GET task/T1/form', { key: 'own', contextPath: null });
  fake.on('GET task/T1/form-variables', () =>
    HttpResponse.text(STORED, { headers: { 'Content-Type': 'application/json' } }),
  );
  fake.on('POST task/T1/submit-form', 204);
  const meta = { formType: 'external', formKey: 'own' } as const;
  const items = {
    'tasklist.form': [{ id: 'own', meta, render: (props: FormEngineProps) => <Total {...props} /> }],
  };
  openApp(
    plugin,
    <FormView
      subject={{ kind: 'task', taskId: 'T1', task: TASK }}
      isReadOnly={false}
      onDone={() => undefined}
    />,
    { engine: client, items },
  );
  await screen.findByText('Own form');
  await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
  const sent = () => fake.calls.find(({ line }) => line.startsWith('POST'))?.body ?? '';
  await waitFor(() => expect(sent()).not.toBe(''));
  // `JSON.parse` would round the number.
  expect(sent()).toBe('{"variables":{"total":{"type":"Long","value":9007199254740993,"valueInfo":{}}}}');
});
