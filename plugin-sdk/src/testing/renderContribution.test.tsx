import { defineConfig } from '@taskweave/plugin-files/config/ConfigSchema';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { contribute } from '../contract/contribute';
import { definePlugin, type PluginDefinition } from '../contract/definePlugin';
import type { TaskProps } from '../contract/points';
import { useEngineClient, useNotifications, usePluginConfig, useTranslation } from '../hooks/hooks';
import { createFakeShell } from './createFakeShell';
import { renderContribution } from './renderContribution';

const TAB = 'tasklist.task.detail:tab';

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});

function pluginOf(Tab: (props: TaskProps) => React.ReactNode) {
  return definePlugin({
    id: 'acme',
    config: defineConfig({ type: 'object', properties: { threshold: { type: 'number', default: 70 } } }),
    translations: {
      en: { title: 'Risk', only: 'Only English', hits_one: '{{count}} hit', hits_other: '{{count}} hits' },
      de: () => Promise.resolve({ default: { title: 'Risiko', hits_other: '{{count}} Treffer' } }),
    },
    contributions: [
      contribute('tasklist.task.detail', {
        id: 'tab',
        label: '%title%',
        component: () => Promise.resolve({ default: Tab }),
      }),
      contribute('tasklist.task.action', {
        id: 'plain',
        mount: () =>
          Promise.resolve({
            default: (host, { taskId, close }) => {
              host.textContent = taskId;
              host.onclick = close;
              return {
                update: (props) => {
                  host.textContent = `${props.taskId} again`;
                },
                dispose: () => host.replaceChildren(),
              };
            },
          }),
      }),
    ],
  });
}

test('texts, configuration and the engine are those of the plugin', async () => {
  const plugin = pluginOf(function Tab({ taskId }) {
    const { t } = useTranslation();
    const engine = useEngineClient();
    const { notify } = useNotifications();
    const { threshold } = usePluginConfig<{ threshold: number }>();
    useEffect(() => {
      void engine
        .get<{ score: number }>(`task/${taskId}/variables`)
        .then(({ score }) => notify({ kind: 'info', title: String(score) }));
    }, [engine, taskId, notify]);
    return `${t('title')} ${t('only')} ${threshold}`;
  });
  const shell = createFakeShell({
    engine: { 'GET /task/*/variables': { score: 42 } },
    locale: 'de-AT',
    allowsFaults: true,
  });

  const tab = await renderContribution(plugin, TAB, { shell });

  expect(tab.element.textContent).toBe('Risiko Only English 70');
  expect(shell.notifications.map(({ title }) => title)).toEqual(['42']);
  expect(shell.calls).toEqual([{ method: 'GET', path: '/task/t1/variables', query: {}, body: null }]);
});

test('another task comes as new props', async () => {
  const plugin = pluginOf(({ taskId, task }) => `${taskId} ${task.name}`);
  const tab = await renderContribution(plugin, TAB, { shell: createFakeShell() });

  await tab.select({ id: 't2', name: 'Sign' });

  expect(tab.element.textContent).toBe('t2 Sign');
});

test('plain DOM is drawn, changed and taken away', async () => {
  const plugin = pluginOf(() => null);
  const shell = createFakeShell();
  const action = await renderContribution(plugin, 'tasklist.task.action:plain', { shell });
  action.element.querySelector('div')?.click();
  await action.select({ id: 't2' });

  expect(action.element.textContent).toBe('t2 again');
  expect(action.reported.closeCount).toBe(1);
  await action.unmount();
  expect(action.element.isConnected).toBe(false);
});

describe('what a part leaves behind is reported', () => {
  test.each([
    ['a listener for "resize" on the window', () => window.addEventListener('resize', () => {})],
    ['a listener for "keydown" on the document', () => document.addEventListener('keydown', () => {})],
    ['an interval of 1000 ms', () => void setInterval(() => {}, 1000)],
    ['a timeout of 60000 ms', () => void setTimeout(() => {}, 60_000)],
    ['the node <aside> (.hint) in <body>', () => document.body.append(asideOf('hint'))],
    ['the node <style> in <head>', () => document.head.append(document.createElement('style'))],
  ])('%s', async (line, leave) => {
    const plugin = pluginOf(function Tab() {
      useEffect(() => leave(), []);
      return 'drawn';
    });
    const tab = await renderContribution(plugin, TAB, { shell: createFakeShell() });

    await expect(tab.unmount()).rejects.toThrow(`acme left behind, when ${TAB} was taken away:\n  - ${line}`);
  });

  test('a call that nobody waits for any more', async () => {
    const plugin = pluginOf(function Tab() {
      const engine = useEngineClient();
      useEffect(() => void engine.get('task'), [engine]);
      return null;
    });
    const shell = createFakeShell({ engine: { 'GET /task': () => new Promise(() => {}) } });
    const tab = await renderContribution(plugin, TAB, { shell });

    await expect(tab.unmount()).rejects.toThrow('a call that still waits: GET /task');
  });
});

test('a listener that is removed again is no leftover', async () => {
  const plugin = pluginOf(function Tab() {
    const engine = useEngineClient();
    useEffect(() => {
      const controller = new AbortController();
      const { signal } = controller;
      const listen = () => {};
      window.addEventListener('resize', listen);
      document.addEventListener('keydown', listen, { signal });
      document.addEventListener('click', listen, { once: true });
      document.body.click();
      const timer = setInterval(listen, 1000);
      void engine.get('task', { signal }).catch(() => undefined);
      return () => {
        window.removeEventListener('resize', listen);
        clearInterval(timer);
        controller.abort();
      };
    }, [engine]);
    return createPortal(<p>in a portal</p>, document.body);
  });
  const shell = createFakeShell({ engine: { 'GET /task': () => new Promise(() => {}) } });
  const tab = await renderContribution(plugin, TAB, { shell, isStrict: true });

  await expect(tab.unmount()).resolves.toBeUndefined();
  expect(document.body.textContent).toBe('');
});

test('a fault is an incident with its contribution', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const plugin = pluginOf(() => {
    throw new Error('no score');
  });
  const shell = createFakeShell({ allowsFaults: true });
  await renderContribution(plugin, TAB, { shell });

  expect(shell.complaints()).toEqual([`${TAB} failed: no score`]);
});

test.each([
  ['that no answer is named for', ['DELETE /task/*'], 'for which the test names no answer'],
  [
    'that the plugin does not declare',
    ['GET /task/*'],
    'which "uses" of the plugin does not declare (PLG-607)',
  ],
] as const)('a call %s is a complaint', async (_, uses, complaint) => {
  const plugin = pluginOf(function Tab() {
    const engine = useEngineClient();
    useEffect(() => void engine.delete('task/t1').catch(() => undefined), [engine]);
    return null;
  });
  const shell = createFakeShell({ engine: { 'GET /task/t1': {} }, allowsFaults: true });
  await renderContribution({ ...plugin, uses }, TAB, { shell });

  expect(shell.complaints()).toEqual([`it called DELETE /task/t1, ${complaint}`]);
});

test.each([
  ['only', ['The text "only" is missing in de']],
  ['no.such.key', ['The text "no.such.key" is missing in en, de']],
  ['title', []],
  ['hits', []],
])('the text %s is looked for in every language, whichever the test has', async (key, complaints) => {
  const shell = createFakeShell({ allowsFaults: true });
  await renderContribution(
    pluginOf(() => useTranslation().t(key, { count: 2 })),
    TAB,
    { shell },
  );

  expect(shell.complaints()).toEqual(complaints);
});

test('a configuration that the plugin does not understand is refused', async () => {
  const shell = createFakeShell({ config: { threshold: 'high' } });
  await expect(
    renderContribution(
      pluginOf(() => null),
      TAB,
      { shell },
    ),
  ).rejects.toThrow('config/threshold must be a number');
});

describe('a link', () => {
  const plugin = definePlugin({
    id: 'acme-links',
    translations: { en: { crm: 'Customer' }, de: { crm: 'Kunde' } },
    config: defineConfig({ type: 'object', properties: { address: { type: 'string' } } }),
    contributions: [
      contribute('tasklist.task.action', {
        id: 'crm',
        label: '%crm%',
        href: 'https://crm.example/{variables.customer}?{businessKey}&{id}',
      }),
      contribute('tasklist.navbar.action', { id: 'help', label: 'Help', href: { config: 'address' } }),
    ],
  });

  test('is drawn with the values of the task', async () => {
    const shell = createFakeShell({
      locale: 'de',
      variables: { customer: { type: 'String', value: 'A/B' } },
      businessKey: 'O-1',
    });
    const link = await renderContribution(plugin, 'tasklist.task.action:crm', { shell });
    const anchor = link.element.querySelector('a');
    expect(anchor?.textContent).toBe('Kunde');
    expect(anchor?.href).toBe('https://crm.example/A%2FB?O-1&t1');
  });

  test('is not there while one is missing', async () => {
    const link = await renderContribution(plugin, 'tasklist.task.action:crm', { shell: createFakeShell() });
    expect(link.element.childElementCount).toBe(0);
  });

  test.each([
    [{ address: 'https://help.example/{language}' }, 'https://help.example/en'],
    [{}, undefined],
  ])('takes its address from the configuration %j', async (config, address) => {
    const shell = createFakeShell({ config });
    const link = await renderContribution(plugin, 'tasklist.navbar.action:help', { shell });
    expect(link.element.querySelector('a')?.href).toBe(address);
  });

  test('that the shell would refuse fails', async () => {
    const shell = createFakeShell({ config: { address: 'javascript:alert(1)' } });
    await expect(renderContribution(plugin, 'tasklist.navbar.action:help', { shell })).rejects.toThrow(
      'must begin with https://',
    );
  });
});

test('an error names an address that no plugin contributes', async () => {
  const plugin: PluginDefinition = pluginOf(() => null);
  await expect(
    renderContribution(plugin, 'tasklist.card:none', { shell: createFakeShell() }),
  ).rejects.toThrow('acme contributes no tasklist.card:none.');
});

function asideOf(className: string): HTMLElement {
  return Object.assign(document.createElement('aside'), { className });
}
