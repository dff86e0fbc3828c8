import { aTask } from '@taskweave/engine-client/testing/factories';
import type { FakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import rendered from '@taskweave/engine-client/testing/recorded/rendered-form-approveHoliday-200.html?raw';
import type { FormViewProps, PropsOf } from '@taskweave/plugin-sdk';
import { openApp, type World } from '@taskweave/plugin-sdk/testing/openApp';
import { HttpResponse } from 'msw';
import { vi } from 'vitest';
import FormView from '../form-view/FormView';
import GeneratedForm from '../generated/GeneratedForm';
import GenericForm from '../generic/GenericForm';
import plugin from '../plugin';
import { OneField } from './OneField';
import { signIn } from './signIn';

export const ID = 'T1';
const task = aTask({ id: ID, formKey: null, camundaFormRef: null, processDefinitionId: 'holiday:1:1' });
const GENERATED = `embedded:engine://engine/:engine/task/${ID}/rendered-form`;

const someVariables = {
  firstDay: { type: 'String', value: '21/11/2026' },
  days: { type: 'Long', value: 5 },
  substitute: { type: 'String', value: 'Mary' },
};

export interface FormViewSetup {
  readonly key?: string | null;
  readonly contextPath?: string | null;
  readonly variables?: object;
  readonly props?: Partial<FormViewProps>;
  readonly actions?: readonly { readonly id: string; readonly label: string; readonly meta: object }[];
}

export async function openFormView(
  fake: FakeEngine,
  {
    key = GENERATED,
    contextPath = '/',
    variables = someVariables,
    props = {},
    actions = [],
  }: FormViewSetup = {},
) {
  const client = await signIn(fake);
  fake.on(`GET task/${ID}/form`, { key, contextPath });
  fake.on(`GET task/${ID}/rendered-form`, () => HttpResponse.text(rendered));
  fake.on(`GET task/${ID}/form-variables`, variables);
  const onPrefetch = vi.fn();
  const onDraw = vi.fn();
  const world: World = {
    engine: client,
    items: {
      'tasklist.task.action': actions.map((action) => ({ ...action, render: () => null })) as never,
      'tasklist.form': [
        {
          id: 'generated',
          meta: { formType: 'generated' },
          render: (given: PropsOf<'tasklist.form'>) => <GeneratedForm {...given} />,
        },
        {
          id: 'generic',
          meta: { formType: 'generic' },
          render: (given: PropsOf<'tasklist.form'>) => <GenericForm {...given} />,
        },
        {
          id: 'own',
          meta: { formType: 'external', formKey: 'own' },
          prefetch: onPrefetch,
          render: (given: PropsOf<'tasklist.form'>) => {
            onDraw();
            return <OneField {...given} />;
          },
        },
      ],
    },
  };
  const onDone = vi.fn();
  const onUnavailable = vi.fn();
  const ui = (more: Partial<FormViewProps>) => (
    <FormView
      subject={{ kind: 'task', taskId: ID, task }}
      isReadOnly={false}
      {...{ onDone, onUnavailable, ...props, ...more }}
    />
  );
  const view = openApp(plugin, ui({}), world);
  const show = (more: Partial<FormViewProps>) => view.rerender(ui(more));
  return { ...view, client, onDone, onUnavailable, onPrefetch, onDraw, show };
}
