// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type AddressBar, useDiagramPlace } from './useDiagramPlace';

function addressWith(params: Parameters<AddressBar['openInbox']>[0]) {
  const listeners = new Set<() => void>();
  const address = {
    inboxParams: params,
    inboxParam: (name: keyof typeof params) => address.inboxParams[name] ?? null,
    openInbox: vi.fn<AddressBar['openInbox']>((change) => {
      address.inboxParams = { ...address.inboxParams, ...change };
      for (const listener of listeners) listener();
    }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return address;
}

const BOX = { x: 1, y: 2, width: 300, height: 200 };

it('takes the part of the diagram from the address, and writes it there in whole numbers @S2.34', () => {
  const address = addressWith({ viewbox: JSON.stringify({ 'p:1': BOX, 'q:1': BOX }) });
  const { result } = renderHook(() => useDiagramPlace(address, 'p:1'));
  expect(result.current.box).toEqual(BOX);
  act(() => result.current.onBox({ ...BOX, x: 10.4, inner: {} } as typeof BOX));
  expect(JSON.parse(String(address.inboxParams.viewbox))).toEqual({ 'p:1': { ...BOX, x: 10 }, 'q:1': BOX });
  expect(address.openInbox.mock.lastCall?.[1]).toEqual({ replace: true });
});

it.each(['nonsense', '[]', '{"p:1":{"x":1}}', '{"p:1":{"x":1,"y":1,"width":0,"height":5}}', 'null'])(
  'is not led astray by %s',
  (viewbox) => {
    const { result } = renderHook(() => useDiagramPlace(addressWith({ viewbox }), 'p:1'));
    expect(result.current.box).toBeNull();
  },
);

it('makes going into a page a separate step, and follows the way back @S2.35', () => {
  const address = addressWith({});
  const { result } = renderHook(() => useDiagramPlace(address, 'p:1'));
  act(() => result.current.onRoot('sub_plane'));
  expect(result.current.root).toBe('sub_plane');
  expect(address.openInbox).toHaveBeenCalledExactlyOnceWith(
    { rootElement: 'sub_plane', viewbox: null },
    { replace: false },
  );
  act(() => address.openInbox({ rootElement: null }, { replace: false }));
  expect(result.current.root).toBeNull();
});
