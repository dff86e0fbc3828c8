import type { CommandProps, PointItem } from '@taskweave/plugin-sdk';
import type { PluginHost } from '@taskweave/plugin-sdk/host';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type ContributionCode, ContributionView } from '../plugins/host/ContributionView';
import { renderWithTexts } from '../testing/renderWithTexts';
import { SearchSource } from './SearchSource';

const FAILED = { text: 'inv', items: [], error: 'These results could not be loaded' };
const LATE = { text: 'inv', items: [], error: 'This search is taking too long.' };
const HIT = { items: [{ id: '1', label: 'Invoice', run: () => undefined }] };
const FOUND = { ...HIT, text: 'inv' };

const onFound = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function open(load: () => Promise<ContributionCode>) {
  const host = createTestHost();
  let failedOn: string | null = null;
  let code: Promise<ContributionCode> | null = null;
  const source = {
    key: 'acme/search',
    pluginId: 'acme',
    name: 'Search',
    hasRoom: false,
    label: 'Invoices',
    hostFor: () => host.services as unknown as PluginHost,
    isOfTask: true,
    skeleton: null,
    limit: 60_000,
    remedies: {
      switchOff: null,
      release: () => undefined,
      adminHref: () => null,
      subscribe: () => () => undefined,
    },
    onFault: () => undefined,
    onDraw: () => undefined,
    onDrawn: () => undefined,
    code: (occasion: string) => {
      if (code === null || (failedOn !== null && failedOn !== occasion)) {
        code = load();
        code.catch(() => {
          failedOn = occasion;
        });
      }
      return code;
    },
  };
  const item: PointItem<'shell.command'> = {
    ...source,
    id: 'search',
    point: 'shell.command',
    meta: { kind: 'search' },
    render: (props) => <ContributionView source={source} props={props} />,
    prefetch: () => undefined,
  };
  const view = (text: string) => (
    <host.Provider>
      <SearchSource source={item} text={text} onFound={onFound} />
    </host.Provider>
  );
  const { rerender } = await act(async () => renderWithTexts(view('inv')));
  return { rerender, view };
}

function component(Component: (props: CommandProps) => null): Promise<ContributionCode> {
  return Promise.resolve({ kind: 'component', Component: Component as never });
}

const finds = () =>
  component(({ offer }) => {
    useEffect(() => offer(HIT), [offer]);
    return null;
  });

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('reports that the code could not be loaded, after a second try', async () => {
  const load = vi.fn(() => Promise.reject(new Error('404')));
  await open(load);
  await pass(500);
  expect(load).toHaveBeenCalledTimes(2);
  expect(onFound.mock.calls).toEqual([[FAILED]]);
});

it('makes up for a failure by the second try', async () => {
  const load = vi.fn(finds);
  load.mockImplementationOnce(() => Promise.reject(new Error('404')));
  await open(load);
  await pass(500);
  expect(onFound.mock.calls).toEqual([[FOUND]]);
});

it('does not wait for ever for code that never comes', async () => {
  await open(() => new Promise(() => undefined));
  await pass(7900);
  expect(onFound).not.toHaveBeenCalled();
  await pass(200);
  expect(onFound.mock.calls).toEqual([[LATE]]);
});

it('does not wait for ever for a search that only says that it is searching', async () => {
  await open(() =>
    component(({ offer }) => {
      useEffect(() => offer({ items: [], isSearching: true }), [offer]);
      return null;
    }),
  );
  await pass(8200);
  expect(onFound).toHaveBeenLastCalledWith(LATE);
});

it('takes an answer that comes late', async () => {
  await open(() =>
    component(({ offer }) => {
      useEffect(() => {
        const timer = setTimeout(() => offer(HIT), 9000);
        return () => clearTimeout(timer);
      }, [offer]);
      return null;
    }),
  );
  await pass(9500);
  expect(onFound.mock.calls).toEqual([[LATE], [FOUND]]);
});

it('keeps quiet about a search that has answered', async () => {
  await open(finds);
  await pass(20_000);
  expect(onFound.mock.calls).toEqual([[FOUND]]);
});

it('asks when nobody has typed for a moment', async () => {
  const asked: string[] = [];
  const { rerender, view } = await open(() =>
    component(({ text }) => {
      useEffect(() => void asked.push(text), [text]);
      return null;
    }),
  );
  await pass(200);
  rerender(view('invo'));
  await pass(100);
  rerender(view('invoi'));
  await pass(200);
  expect(asked).toEqual(['inv', 'invoi']);
});

it('reports the same result again when it also answers another text', async () => {
  const { rerender, view } = await open(finds);
  rerender(view('invo'));
  await pass(200);
  expect(onFound.mock.calls).toEqual([[FOUND], [{ ...HIT, text: 'invo' }]]);
});

it.each([
  ['no list', 'Invoice', []],
  ['what is no suggestion', [null, 'Invoice', HIT.items[0]], HIT.items],
  ['numbers for texts', [{ ...HIT.items[0], id: 1, label: 7 }], [{ ...HIT.items[0], id: '1', label: '7' }]],
])('makes of %s something that can be drawn', async (_, items, expected) => {
  await open(() =>
    component(({ offer }) => {
      useEffect(() => offer({ items: items as never }), [offer]);
      return null;
    }),
  );
  expect(onFound).toHaveBeenLastCalledWith({ text: 'inv', items: expected });
});
