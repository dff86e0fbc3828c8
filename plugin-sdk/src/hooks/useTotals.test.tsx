import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestHost } from '../testing/host/createTestHost';
import { useConnection, useTotals } from './hooks';

function Hits({ isCut = false }: { readonly isCut?: boolean }) {
  const total = useTotals();
  return <p>{total(1200, isCut)}</p>;
}

it('writes numbers in the language of the page, and says where more have not been counted', () => {
  const { Provider } = createTestHost({ locale: 'de' });
  const { rerender } = render(<Hits />, { wrapper: Provider });
  expect(screen.getByText('1.200')).toBeTruthy();
  rerender(<Hits isCut />);
  expect(screen.getByText('1.200+')).toBeTruthy();
});

it('says that a number lacks an engine, until the number is whole', () => {
  const listeners = new Set<() => void>();
  let isWhole = false;
  const connections = {
    all: [],
    of: () => null,
    isWhole: () => isWhole,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const { Provider } = createTestHost({ connections });
  render(<Hits />, { wrapper: Provider });
  expect(screen.getByText('1,200+')).toBeTruthy();
  act(() => {
    isWhole = true;
    for (const listener of listeners) listener();
  });
  expect(screen.getByText('1,200')).toBeTruthy();
});

it('knows of no engines on a page that has one', () => {
  function Whose() {
    return <p>{useConnection('4711')?.label ?? 'the only one'}</p>;
  }
  render(<Whose />, { wrapper: createTestHost().Provider });
  expect(screen.getByText('the only one')).toBeTruthy();
});
