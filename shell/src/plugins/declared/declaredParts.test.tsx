import { aTask } from '@taskweave/engine-client/testing/factories';
import { contribute, definePlugin, PluginPoint, usePointItems } from '@taskweave/plugin-sdk';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices, renderInShell } from '../../testing/createTestServices';

const declared = (...parts: readonly object[]) => ({
  plugins: [{ id: 'acme', format: 'declared', parts }],
});
const task = aTask({ id: 't1', name: 'Approve' });
const AMOUNT = { id: 'amount', variable: 'amount', label: 'Amount' };

async function cell(part: object, variables: Record<string, unknown>) {
  const props = {
    task,
    names: { assignee: null, definition: '', businessKey: '' },
    now: new Date(),
    variables: variables as never,
  };
  const file = declared({ ...AMOUNT, kind: 'column', ...part });
  return renderInShell(
    <PluginPoint point="tasklist.list.column" props={props} />,
    createTestServices({ file }),
  );
}

async function badge(part: object, variables: Record<string, unknown>) {
  const props = { taskId: 't1', task, variables: variables as never };
  const services = createTestServices({ file: declared({ ...AMOUNT, kind: 'badge', ...part }) });
  const { labels = {} } = services.plugins.registry.entry('acme')?.plugin?.manifest ?? {};
  await services.i18n.addTranslations('acme', labels);
  return renderInShell(<PluginPoint point="tasklist.card" props={props} />, services);
}

it('writes a value of a column in its format', async () => {
  await cell({ format: 'money', currency: 'EUR' }, { amount: { type: 'Double', value: 1250 } });
  expect(await screen.findByText('€1,250.00')).toBeTruthy();
});

it('leads to the address in a column of links', async () => {
  await cell({ format: 'link' }, { amount: { type: 'String', value: 'https://docs.example/7' } });
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('https://docs.example/7');
});

it('leads nowhere for an address that is a script', async () => {
  await cell({ format: 'link' }, { amount: { type: 'String', value: 'javascript:alert(1)' } });
  expect(await screen.findByText('javascript:alert(1)')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('reads a badge with its label', async () => {
  const { container } = await badge({}, { amount: { type: 'String', value: 'gold' } });
  await screen.findByText('gold');
  expect(container.textContent).toBe('Amount gold');
});

it.each([
  [true, 'Amount'],
  [false, ''],
])('shows the label of what is %s, and no badge for what is not', async (value, text) => {
  const { container } = await badge(
    {},
    { amount: { type: 'Boolean', value }, other: { type: 'String', value: 'x' } },
  );
  await expect.poll(() => container.querySelector('[data-plugin]')).not.toBeNull();
  await expect.poll(() => container.textContent).toBe(text);
});

function Points() {
  const items = usePointItems('tasklist.list.column');
  return <p>{items.map(({ key, label }) => `${key} ${label}`).join()}</p>;
}

it('takes part at once, under the address of its entry, with the priority of the file', async () => {
  const file = {
    ...declared({ ...AMOUNT, kind: 'column' }, { ...AMOUNT, id: 'net', kind: 'column', label: 'Net' }),
    contributions: { 'tasklist.list.column:acme/net': { priority: 900 } },
  };
  const { container } = await renderInShell(<Points />, createTestServices({ file }));
  expect(container.textContent).toBe('acme/net Net,acme/amount Amount');
});

it('is off in safe mode and by its entry, as all plugins are', async () => {
  const [entry] = declared({ ...AMOUNT, kind: 'column' }).plugins;
  const services = createTestServices({ file: { plugins: [{ ...entry, enabled: false }] } });
  expect(services.plugins.registry.entry('acme')?.status).toEqual({ phase: 'disabled', by: 'file' });
  expect(services.plugins.registry.at('tasklist.list.column')).toEqual([]);
});

it('is off with the reason where the entry is wrong, and the others are there', async () => {
  const file = {
    plugins: [
      { id: 'wrong', format: 'declared', parts: [{ ...AMOUNT, kind: 'colum' }] },
      ...declared({ ...AMOUNT, kind: 'column' }).plugins,
    ],
  };
  const { registry } = createTestServices({ file }).plugins;
  expect(registry.entry('wrong')?.status).toMatchObject({ phase: 'refused', code: 'PLG-102' });
  expect(registry.at('tasklist.list.column').map(({ key }) => key)).toEqual(['acme/amount']);
});

it('takes no place of a part of the application', async () => {
  const own = definePlugin({
    id: 'acme',
    contributions: [
      contribute('tasklist.list', { id: 'own', component: async () => ({ default: () => null }) }),
    ],
  });
  const file = declared({ ...AMOUNT, kind: 'column' });
  const { registry } = createTestServices({ file, builtin: [own] }).plugins;
  expect(registry.at('tasklist.list').map(({ key }) => key)).toEqual(['acme/own']);
  expect(registry.entry('acme')?.ignored).toMatchObject({ code: 'PLG-104' });
});
