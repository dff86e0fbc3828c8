import type { FormVariables, Task } from '@taskweave/engine-client/Task';
import { isLink, linkFault } from '@taskweave/plugin-files/manifest/linkTemplate';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AnyContribution } from '../contract/contribute';
import type { PluginDefinition } from '../contract/definePlugin';
import type { PointId } from '../contract/points';
import { engineFault, type FakeAnswers } from './createFakeEngine';
import { createFakeShell, type FakeShellOptions } from './createFakeShell';
import { type RenderOptions, renderContribution } from './renderContribution';
import { textsFor } from './texts/textsFor';

/** Options for testing all contributions of a plugin. */
export interface ContractOptions
  extends Pick<
    FakeShellOptions,
    'backend' | 'businessKey' | 'config' | 'engine' | 'locale' | 'params' | 'task' | 'user' | 'variables'
  > {
  /** Props by address, instead of those that the kit provides; required for points of other plugins. */
  readonly props?: Readonly<Record<string, object>>;
  readonly wrapper?: NonNullable<RenderOptions<PointId>['wrapper']>;
  /** The default import of `axe-core`, to check the rendered output for accessibility violations. */
  readonly axe?: {
    run(
      element: Element,
      options: object,
    ): Promise<{ readonly violations: readonly { readonly id: string }[] }>;
  };
}

/** Responds to every call with an engine failure. */
const TROUBLE: FakeAnswers = Object.fromEntries(
  ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => [
    `${method} /**`,
    () => {
      throw engineFault('server');
    },
  ]),
);

/** The default task; tasks without a process are tested separately. */
const OF_PROCESS: Partial<Task> = {
  taskDefinitionKey: 'check',
  processDefinitionId: 'contract:1:1',
  processInstanceId: 'contract-instance',
  executionId: 'contract-execution',
};
const OF_NO_PROCESS: Partial<Task> = {
  taskDefinitionKey: null,
  processDefinitionId: null,
  processInstanceId: null,
  executionId: null,
};

/** Colours and sizes are unknown without layout. */
const AXE_OPTIONS = { rules: { 'color-contrast': { enabled: false } } };

/**
 * The tests that every plugin should pass: its languages have the same texts, and each contribution can be mounted and unmounted
 * repeatedly, for a task with and without a process, copes with a failing engine, and leaves nothing behind. Columns get a text
 * for each variable that they declare, unless `variables` has one.
 * @example describeContract(plugin, { engine: { 'GET /task/*\/variables': {} } });
 */
export function describeContract(plugin: PluginDefinition, options: ContractOptions = {}): void {
  const languages = Object.keys(plugin.translations ?? {});
  const { engine: _engine, axe: _axe, props: _props, wrapper: _wrapper, task, ...others } = options;
  const variables = variablesOf(plugin);
  const shellOptions = {
    ...(Object.keys(variables).length > 0 && { variables }),
    ...others,
    task: { ...OF_PROCESS, ...task },
  };

  describe(`the contract of ${plugin.id}`, () => {
    test('its id, and those of its contributions, can stand in addresses', () => {
      expect(plugin.id).toMatch(/^[a-z][a-z0-9-]*$/);
      const addresses = plugin.contributions.map(({ point, id }) => `${point}:${id}`);
      expect(addresses.filter((address) => !/^[\w.-]+:[\w.#-]+$/.test(address))).toEqual([]);
      expect(new Set(addresses).size).toBe(addresses.length);
    });

    test('its languages have the same texts', async () => {
      const keys = await Promise.all(
        languages.map(async (language) => {
          const translations = { [language]: plugin.translations?.[language] ?? {} };
          return Object.keys(await textsFor({ translations }, language))
            .map(withoutPlural)
            .sort();
        }),
      );
      for (const own of keys) expect([...new Set(own)]).toEqual([...new Set(keys[0])]);
    });

    describe.each(plugin.contributions.map((one) => [addressOf(one), one] as const))('%s', (address, one) =>
      testContribution(plugin, address, one, options, shellOptions),
    );
  });
}

function testContribution(
  plugin: PluginDefinition,
  address: `${PointId}:${string}`,
  one: AnyContribution,
  { engine = {}, axe, props = {}, wrapper, task }: ContractOptions,
  shellOptions: FakeShellOptions,
): void {
  const render = (shell: ReturnType<typeof createFakeShell>, isStrict = false) =>
    renderContribution(plugin, address, {
      shell,
      isStrict,
      ...(props[address] !== undefined && { props: props[address] }),
      ...(wrapper !== undefined && { wrapper }),
    });

  // Without a response, all these tests would only check the error state.
  const unanswered: string[] = [];
  const withBackend: FakeShellOptions = {
    backend: (address) => {
      unanswered.push(String(address));
      return Promise.reject(new TypeError('The test has no answer.'));
    },
    ...shellOptions,
  };

  test.runIf(isLink(one))('it leads to where a link may lead', () => {
    expect([linkFault(one), one.component, one.mount]).toEqual([null, undefined, undefined]);
  });

  test.runIf(!isLink(one))('its import holds what it promises', async () => {
    const kind = one.component === undefined ? 'mount' : 'component';
    const loaded: unknown = (await one[kind]?.())?.default;
    // `memo` and `forwardRef` return objects.
    const isComponent = kind === 'component' && typeof loaded === 'object' && loaded !== null;
    expect(isComponent || typeof loaded === 'function').toBe(true);
  });

  test('it is drawn, and drawn again', async () => {
    const shell = createFakeShell({ ...withBackend, engine });
    await (await render(shell)).unmount();
    await (await render(shell, true)).unmount();
    expect(shell.complaints()).toEqual([]);
    expect(unanswered, 'calls of its servers, for which the option "backend" has the answers').toEqual([]);
  });

  test('it is drawn for a task without a process', async () => {
    const shell = createFakeShell({ ...withBackend, engine, task: { ...task, ...OF_NO_PROCESS } });
    await (await render(shell)).unmount();
    expect(shell.complaints()).toEqual([]);
  });

  test('it bears an engine in trouble', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    const shell = createFakeShell({ ...withBackend, engine: TROUBLE });
    await (await render(shell)).unmount();
    expect(shell.incidents).toEqual([]);
  });

  test.runIf(axe !== undefined)('what it draws has no barriers', async () => {
    const drawn = await render(createFakeShell({ ...withBackend, engine }));
    expect((await axe?.run(drawn.element, AXE_OPTIONS))?.violations.map(({ id }) => id)).toEqual([]);
  });
}

function addressOf({ point, id }: AnyContribution): `${PointId}:${string}` {
  return `${point}:${id}` as `${PointId}:${string}`;
}

function variablesOf({ contributions }: PluginDefinition): FormVariables {
  const names = contributions.flatMap(({ meta }) => (Array.isArray(meta.variables) ? meta.variables : []));
  return Object.fromEntries(names.map((name) => [String(name), { value: 'text', type: 'String' }]));
}

/** Languages differ in their plural forms. */
function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}
