import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { createTestHost } from '../testing/host/createTestHost';
import { useLanguages, useSettings } from './hooks';

function Limit() {
  const { userOperationLogAnnotationLength, batchOperation } = useSettings();
  return <p>{`${userOperationLogAnnotationLength} ${batchOperation.mode}`}</p>;
}

it('has what the administrator set, and the defaults for the rest', async () => {
  const host = createTestHost({ settings: { userOperationLogAnnotationLength: 80 } });
  await act(async () => render(<Limit />, { wrapper: host.Provider }));
  expect(screen.getByText('80 filter')).toBeDefined();
});

it('waits until the settings are read', async () => {
  const host = createTestHost();
  const drawn = act(async () =>
    render(
      <Suspense fallback="reading">
        <Limit />
      </Suspense>,
      { wrapper: host.Provider },
    ),
  );
  await drawn;
  expect(screen.getByText('4000 filter')).toBeDefined();
});

function Choice() {
  const { offered, current, choice, choose } = useLanguages();
  return (
    <button type="button" onClick={() => void choose('de')}>
      {`${offered.join('|')} ${current} ${choice}`}
    </button>
  );
}

it('draws again when another language is chosen', async () => {
  const host = createTestHost();
  render(<Choice />, { wrapper: host.Provider });
  await act(async () => screen.getByText('en|de en null').click());
  expect(screen.getByText('en|de de de')).toBeDefined();
});
