import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SurvivalBoundary } from './SurvivalBoundary';

const reportError = vi.fn();

beforeEach(() => {
  vi.stubGlobal('reportError', reportError);
  vi.spyOn(console, 'error').mockReturnValue();
});

function Leaving() {
  useEffect(
    () => () => {
      throw new Error('at unmount');
    },
    [],
  );
  return null;
}

it('draws the page again after an error that nobody else has caught, and reports it', () => {
  const page = (isOn: boolean) => (
    <SurvivalBoundary fallback="gone">
      <p>page</p>
      {isOn && <Leaving />}
    </SurvivalBoundary>
  );
  const { rerender } = render(page(true));
  rerender(page(false));

  expect(screen.getByText('page')).toBeTruthy();
  expect(reportError).toHaveBeenCalledExactlyOnceWith(new Error('at unmount'));
});

it('gives up a page that falls again and again', () => {
  function Falling(): never {
    throw new Error('at render');
  }
  render(
    <SurvivalBoundary fallback="gone">
      <Falling />
    </SurvivalBoundary>,
  );

  expect(screen.getByText('gone')).toBeTruthy();
  expect(reportError).toHaveBeenCalledTimes(4);
});
