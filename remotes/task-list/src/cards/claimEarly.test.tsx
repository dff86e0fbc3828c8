// @vitest-environment jsdom
import { aPromise } from '@taskweave/base/testing/aPromise';
import { aTask } from '@taskweave/engine-client/testing/factories';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import plugin from '../plugin';
import { useClaim } from './useClaim';
import { useRowOverlay } from './useRowOverlay';

const engine = useFakeEngine('demo');
const [code, come] = aPromise();
const task = aTask({ assignee: null });

function Row() {
  const withChanges = useRowOverlay();
  const claim = useClaim(() => code.then(() => import('./claimRow')));
  return (
    <button type="button" onClick={() => claim(task)}>
      {withChanges(task).assignee ?? 'Claim'}
    </button>
  );
}

it('is seen before its code is there, and sent once it is', async () => {
  engine.on('POST task/t1/claim', 204);
  openApp(plugin, <Row />, { engine });
  await userEvent.click(screen.getByRole('button', { name: 'Claim' }));

  expect(await screen.findByRole('button', { name: 'demo' })).toBeTruthy();
  const claims = () => engine.lines().filter((line) => line.includes('/claim'));
  expect(claims()).toEqual([]);
  come();
  await vi.waitFor(() => expect(claims()).toHaveLength(1));
});
