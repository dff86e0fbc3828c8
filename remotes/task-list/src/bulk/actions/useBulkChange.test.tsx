import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expect, it, vi } from 'vitest';
import plugin from '../../plugin';
import { useBulkChange } from './useBulkChange';

const engine = useFakeEngine('demo');

it("says the person's own name, which the page may learn after the press", () => {
  const user = { id: 'demo', name: 'demo' };
  const seen = vi.fn<(operationOf: ReturnType<typeof useBulkChange>) => void>();
  function Probe() {
    seen(useBulkChange());
    return null;
  }
  openApp(plugin, <Probe />, { engine, user });
  const [operationOf] = seen.mock.lastCall ?? [];
  const me = { id: user.id, firstName: user.name, lastName: null };
  const operation = operationOf?.({ kind: 'assign', user: me });
  user.name = 'Dana Moreau';
  expect(operation?.done?.(2)).toBe('2 tasks assigned to Dana Moreau');
});
