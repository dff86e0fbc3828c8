import { render, screen } from '@testing-library/react';
import * as React from 'react';
import { expect, it, vi } from 'vitest';
import { guardReact } from './guardReact';

const { useEffect, useLayoutEffect } = guardReact(React) as typeof React;

it.each([
  ['useEffect', useEffect],
  ['useLayoutEffect', useLayoutEffect],
])('keeps an error in the cleanup of %s away from everything else, and reports it', (_, hook) => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const fault = new Error('at unmount');
  function Part() {
    hook(
      () => () => {
        throw fault;
      },
      [],
    );
    return 'part';
  }
  const Page = ({ isOn }: { readonly isOn: boolean }) => <p>page {isOn && <Part />}</p>;

  const { rerender } = render(<Page isOn />);
  rerender(<Page isOn={false} />);

  expect(screen.getByText('page')).toBeTruthy();
  expect(reportError).toHaveBeenCalledExactlyOnceWith(fault);
});

it('takes effects back, and runs them again when what they depend on changes', () => {
  const calls: string[] = [];
  function Part({ value }: { readonly value: string }) {
    useEffect(() => {
      calls.push(`+${value}`);
      return () => {
        calls.push(`-${value}`);
      };
    }, [value]);
    return null;
  }
  const { rerender, unmount } = render(<Part value="a" />);
  rerender(<Part value="a" />);
  rerender(<Part value="b" />);
  unmount();

  expect(calls).toEqual(['+a', '-a', '+b', '-b']);
});
