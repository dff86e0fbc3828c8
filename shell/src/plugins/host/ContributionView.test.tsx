import { aPromise } from '@taskweave/base/testing/aPromise';
import { createI18n } from '@taskweave/i18n/createI18n';
import { I18nContext } from '@taskweave/i18n/page/I18nContext';
import { type PluginHost, PluginHostContext } from '@taskweave/plugin-sdk/host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useContext } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import en from '../../i18n/en.json';
import { type ContributionCode, type ContributionSource, ContributionView } from './ContributionView';

const i18n = createI18n({
  languages: ['en'],
  browserLanguages: ['en'],
  storage: localStorage,
  root: document.documentElement,
});
const onFault = vi.fn();
const onDrawn = vi.fn();
const onDraw = vi.fn();

beforeEach(async () => {
  await i18n.addTranslations('shell', { en });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('draws the code, marked as whose it is', async () => {
  const { container } = await show(component(() => <p>Risk is low</p>));
  expect(await screen.findByText('Risk is low')).toBeDefined();
  expect(container.querySelector('[data-plugin="risk"][data-contribution="risk/tab"]')).not.toBeNull();
});

it('hands the code the host that stands when it has come, not the one before', async () => {
  const { code, arrive } = late();
  const enclosed = {} as PluginHost;
  const handed: unknown[] = [];
  const Component = () => {
    handed.push(useContext(PluginHostContext));
    return null;
  };
  const load: Code = () => code;
  await show(load);
  Object.defineProperty(sources.get(load), 'hostFor', { value: () => enclosed });
  await act(async () => arrive({ kind: 'component', Component }));
  expect(handed.map((host) => host === enclosed)).toEqual([true]);
});

it.each([
  [true, '1~c7'],
  [false, null],
])('chooses one host for itself and the parts within it (part of a task: %s)', async (isOfTask, taskId) => {
  const hostFor = vi.fn((_taskId: string | null) => ({}) as PluginHost);
  const inner = component(() => <p>Risk</p>);
  const outer = component(() => view(inner, {}));
  view(inner, {});
  view(outer, {});
  for (const code of [inner, outer])
    sources.set(code, { ...(sources.get(code) as ContributionSource), hostFor, isOfTask });
  await show(outer, { taskId: '1~c7' });
  await screen.findByText('Risk');
  expect(new Set(hostFor.mock.calls.flat())).toEqual(new Set([taskId]));
});

it('reports how long its first picture took, once', async () => {
  const code = component(() => <p>Risk</p>);
  const { rerender } = await show(code);
  rerender(view(code, { taskId: '1' }));
  await screen.findByText('Risk');
  expect(onDrawn).toHaveBeenCalledTimes(1);
});

it('reports the time that its code took to draw', async () => {
  const { code, arrive } = late();
  const spend = (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  };
  await show(() => code);
  const Component = () => {
    spend(30);
    return <p>Risk</p>;
  };
  await act(async () => arrive({ kind: 'component', Component }));
  const [[took] = []] = onDrawn.mock.calls;
  expect(took).toBeGreaterThanOrEqual(29);
  expect(onDrawn).toHaveBeenCalledTimes(1);
});

it('reports every picture that makes the page stand still, such as that for another task', async () => {
  const code = component(() => {
    const end = performance.now() + 550;
    while (performance.now() < end);
    return <p>Risk</p>;
  });
  const { rerender } = await show(code);
  await screen.findByText('Risk');
  rerender(view(code, { taskId: '2' }));
  expect(onDrawn).toHaveBeenCalledTimes(2);
});

it('calls onDraw before its code draws for the first time', async () => {
  const calls: string[] = [];
  onDraw.mockImplementation(() => calls.push('onDraw'));
  await show(
    component(() => {
      calls.push('drawn');
      return <p>Risk</p>;
    }),
  );
  expect(calls[0]).toBe('onDraw');
  expect(onDraw).toHaveBeenCalledTimes(1);
});

it('reports how long code without React took', async () => {
  const mount = () => ({ dispose: () => undefined });
  const code = Promise.resolve<ContributionCode>({ kind: 'mount', mount });
  await show(() => code);
  expect(onDrawn).toHaveBeenCalledTimes(1);
});

it('replaces what throws with a card, and reports it', async () => {
  await show(
    component(() => {
      throw new Error('boom');
    }),
  );
  expect(await screen.findByText('Risk could not be loaded')).toBeDefined();
  expect(onFault).toHaveBeenCalledWith(new Error('boom'));
});

it('replaces what throws in a small place with a sign that opens the card, named as people know it', async () => {
  let isBroken = true;
  const code = component(() => {
    if (isBroken) throw new Error('boom');
    return <p>Ring</p>;
  });
  view(code, {});
  const source = sources.get(code);
  if (source === undefined) throw new Error('There is no source.');
  sources.set(code, { ...source, label: '', hasRoom: false });
  const { container } = await show(code);

  const sign = await screen.findByRole('button', { name: 'Loan desk could not be loaded' });
  expect(container.textContent).toBe('');
  await userEvent.click(sign);
  await screen.findByText('Loan desk could not be loaded');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ring')).toBeDefined();
});

it('tries again when it is asked to', async () => {
  let isBroken = true;
  await show(
    component(() => {
      if (isBroken) throw new Error('boom');
      return <p>Risk is low</p>;
    }),
  );
  isBroken = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Risk is low')).toBeDefined();
});

it('gives what failed for one task its chance with the next', async () => {
  const code = component(({ taskId }: { taskId?: string }) => {
    if (taskId === '1') throw new Error('boom');
    return <p>Risk is low</p>;
  });
  const { rerender } = await show(code, { taskId: '1' });
  await screen.findByRole('button', { name: 'Try again' });
  rerender(view(code, { taskId: '2' }));
  expect(await screen.findByText('Risk is low')).toBeDefined();
});

it('draws each new build, whatever the one before did', async () => {
  const broken = component(() => {
    throw new Error('a mistake');
  });
  const { rerender } = await show(broken);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();

  const take = (build: Code) => act(async () => rerender(view(build, {})));
  await take(component(() => <p>Mended</p>));
  expect(await screen.findByText('Mended')).toBeDefined();
  await take(broken);
  await take(component(() => <p>Mended again</p>));
  expect(await screen.findByText('Mended again')).toBeDefined();
});

it('takes the picture away while the next build is loaded', async () => {
  const { rerender } = await show(component(() => <p>Before</p>));
  expect(await screen.findByText('Before')).toBeDefined();

  const next: Code = () => new Promise(() => undefined);
  await act(async () => rerender(view(next, {})));
  expect(screen.queryByText('Before')).toBeNull();
});

it('asks for the code under another occasion with each try', async () => {
  const tries = new Map<string, Promise<never>>();
  await show((occasion) => {
    const known = tries.get(occasion) ?? Promise.reject(new Error('offline'));
    tries.set(occasion, known);
    return known;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Try again' });
  expect(tries.size).toBe(2);
});

it('does not let a skeleton stand for ever, and shows late what comes late', async () => {
  vi.useFakeTimers();
  const { code, arrive } = late();
  await show(() => code);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(onFault).toHaveBeenCalledTimes(1);

  await act(async () => arrive({ kind: 'component', Component: () => <p>Risk is low</p> }));
  expect(screen.getByText('Risk is low')).toBeDefined();
});

it('hands an element to code without React, changes it and takes it away', async () => {
  const update = vi.fn();
  const dispose = vi.fn();
  const mount = vi.fn((host: HTMLElement, _props: object) => {
    host.textContent = 'Drawn by hand';
    return { update, dispose };
  });
  const code = Promise.resolve<ContributionCode>({ kind: 'mount', mount });
  const { rerender, unmount: leave } = await show(() => code, { taskId: '1' });
  expect(await screen.findByText('Drawn by hand')).toBeDefined();

  rerender(view(() => code, { taskId: '1', task: {} }));
  expect(update).toHaveBeenCalledWith({ taskId: '1', task: {} });
  leave();
  expect([mount.mock.calls.length, dispose.mock.calls.length]).toEqual([1, 1]);
});

it('has what was typed while its code was on its way, where someone has opened it', async () => {
  const { code, arrive } = late();
  const Component = () => <input ref={(field) => field?.focus()} />;
  await show(() => code, { close: () => undefined });
  expect(fireEvent.keyDown(document.body, { key: 'c' })).toBe(false);
  await act(async () => arrive({ kind: 'component', Component }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('c');
});

it('is closed by Escape before its code has come', async () => {
  const close = vi.fn();
  await show(() => new Promise(() => undefined), { close });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(close).toHaveBeenCalledOnce();
});

type Code = ContributionSource['code'];

function late() {
  const [code, arrive] = aPromise<ContributionCode>();
  return { code, arrive };
}

function component(Component: (props: { taskId?: string }) => React.ReactNode): Code {
  const code = Promise.resolve<ContributionCode>({ kind: 'component', Component });
  return () => code;
}

const sources = new Map<Code, ContributionSource>();

function view(code: Code, props: object) {
  const source: ContributionSource = sources.get(code) ?? {
    key: 'risk/tab',
    pluginId: 'risk',
    name: 'Loan desk',
    label: 'Risk',
    hasRoom: true,
    hostFor: () => ({}) as PluginHost,
    isOfTask: true,
    remedies: {
      switchOff: null,
      release: () => undefined,
      adminHref: () => null,
      subscribe: () => () => undefined,
    },
    skeleton: 'lines',
    code,
    limit: 1000,
    onFault,
    onDraw,
    onDrawn,
  };
  sources.set(code, source);
  return (
    <I18nContext value={i18n}>
      <ContributionView source={source} props={props} />
    </I18nContext>
  );
}

async function show(code: Code, props: object = {}) {
  let rendered: ReturnType<typeof render> | undefined;
  await act(async () => {
    rendered = render(view(code, props));
  });
  if (rendered === undefined) throw new Error('Nothing was drawn.');
  return rendered;
}
