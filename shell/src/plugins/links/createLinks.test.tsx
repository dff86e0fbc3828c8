import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import {
  contribute,
  defineConfig,
  definePlugin,
  type PluginDefinition,
  PluginPoint,
} from '@taskweave/plugin-sdk';
import { fakeTask } from '@taskweave/plugin-sdk/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { createTestServices, renderInShell } from '../../testing/createTestServices';

const engine = useFakeEngine();
const activate = vi.fn();
const config = defineConfig({
  type: 'object',
  properties: { crm: { type: 'string', default: '' } },
  additionalProperties: false,
});

const link = (href: Parameters<typeof contribute<'tasklist.task.action'>>[1]['href']) =>
  contribute('tasklist.task.action', {
    id: 'crm',
    label: 'CRM',
    icon: 'user',
    keys: ['Shift+C'],
    href: href as '/',
  });

async function open(contribution: PluginDefinition['contributions'][number], { task = {}, file = {} } = {}) {
  const plugin = definePlugin({ id: 'acme', config, activate, contributions: [contribution] });
  const services = createTestServices({
    builtin: [plugin],
    file,
    connection: engine.connect(),
  });
  const props = { taskId: 't1', task: fakeTask({ id: 't1', ...task }), close: () => undefined };
  const point = contribution.point as 'tasklist.task.action';
  const rendered = await renderInShell(<PluginPoint point={point} props={props} />, services);
  return { ...rendered, services };
}

const shown = () => screen.findByRole('link', { name: /CRM/ });

it('leads to its address in a new tab, with the values of the task, and runs nothing of the plugin', async () => {
  await open(link('https://crm.example/{engine}/{user}/{processDefinitionKey}?task={name}'), {
    task: { name: 'A & B', processDefinitionId: 'loan:1:7' },
  });
  const anchor = await shown();
  expect(anchor.getAttribute('href')).toBe('https://crm.example/default/mary/loan?task=A%20%26%20B');
  expect([anchor.getAttribute('target'), anchor.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);
  expect(anchor.textContent).toBe('CRM (opens in a new tab)');
  expect(activate.mock.calls).toEqual([]);
  expect(engine.lines()).toEqual([]);
});

it('opens mail where the page is', async () => {
  await open(link('mailto:office@example.org?subject={id}'));
  const anchor = await shown();
  expect(anchor.getAttribute('target')).toBeNull();
  expect(anchor.textContent).toBe('CRM');
});

it('asks for the business key and for variables, and holds its place meanwhile', async () => {
  let resolve = (_: readonly object[]): void => undefined;
  const instances = new Promise<readonly object[]>((keep) => {
    resolve = keep;
  });
  answer(instances, [{ id: 'v1', executionId: 'i1', name: 'amount', type: 'Double', value: 12.5 }]);
  await open(link('/crm/{businessKey}/{variables.amount}'), { task: { processInstanceId: 'i1' } });
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'CRM' })).disabled).toBe(true);
  resolve([{ id: 'i1', businessKey: 'ORDER-1' }]);
  expect((await shown()).getAttribute('href')).toBe('/crm/ORDER-1/12.5');
});

it('is not there while a value is missing', async () => {
  answer([{ id: 'i1', businessKey: null }], []);
  const { container } = await open(link('/crm/{businessKey}'), { task: { processInstanceId: 'i1' } });
  await waitFor(() => expect(engine.lines().filter((line) => line.startsWith('POST'))).toHaveLength(1));
  await waitFor(() => expect(container.textContent).toBe(''));
});

it('takes nothing but plain values for a part of an address', async () => {
  answer([], [{ id: 'v1', executionId: 'i1', name: 'order', type: 'Object', value: '{"a":1}' }]);
  const { container } = await open(link('/crm/{variables.order}'), { task: { processInstanceId: 'i1' } });
  await waitFor(() => expect(engine.lines().filter((line) => line.startsWith('POST'))).toHaveLength(1));
  await waitFor(() => expect(container.textContent).toBe(''));
});

it('is a command of the palette, which follows it', async () => {
  const { services } = await open(link('https://crm.example/{id}'));
  const anchor = await shown();
  const followed = vi.fn((event: Event) => event.preventDefault());
  anchor.addEventListener('click', followed);
  const [command] = services.commands.all.filter(({ id }) => id === 'acme.crm');
  expect(command).toMatchObject({ label: 'CRM', group: 'task', keys: ['Shift+C'] });
  await act(async () => command?.run());
  expect(followed).toHaveBeenCalledOnce();
});

it('takes its address from the configuration, and is not there without one', async () => {
  const configured = { plugins: [{ id: 'acme', config: { crm: '/crm/{id}' } }] };
  await open(link({ config: 'crm' }), { file: configured });
  expect((await shown()).getAttribute('href')).toBe('/crm/t1');
  cleanup();
  const { container } = await open(link({ config: 'crm' }));
  expect(container.textContent).toBe('');
});

it('does not lead where a configuration must not send anybody', async () => {
  const configured = { plugins: [{ id: 'acme', config: { crm: 'javascript:alert(1)' } }] };
  const { services, container } = await open(link({ config: 'crm' }), { file: configured });
  await waitFor(() =>
    expect(services.plugins.log.incidents).toMatchObject([{ code: 'PLG-213', pluginId: 'acme' }]),
  );
  expect(container.textContent).toBe('');
});

it('is followed at once where it is a command alone', async () => {
  const follow = vi.spyOn(window, 'open').mockReturnValue(null);
  await open(
    contribute('shell.command', {
      id: 'help',
      kind: 'command',
      label: 'Handbook',
      group: 'help',
      href: 'https://help.example/{language}',
    }),
  );
  await waitFor(() =>
    expect(follow.mock.calls).toEqual([['https://help.example/en', '_blank', 'noopener,noreferrer']]),
  );
});

it('says that a command alone has no address yet', async () => {
  const { services } = await open(
    contribute('shell.command', {
      id: 'help',
      kind: 'command',
      label: 'Handbook',
      group: 'help',
      href: { config: 'crm' },
    }),
  );
  await waitFor(() => expect(services.notifications.items).toHaveLength(1));
  expect(services.notifications.items[0]).toMatchObject({ title: expect.stringContaining('Handbook') });
});

function answer(
  instances: readonly object[] | Promise<readonly object[]>,
  variables: readonly object[],
): void {
  engine.user = 'mary';
  engine.answer(
    http.post('*/process-instance', async () => HttpResponse.json([...(await instances)])),
    http.post('*/variable-instance', () => HttpResponse.json([...variables])),
  );
}
