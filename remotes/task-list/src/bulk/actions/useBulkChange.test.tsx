import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { expect, it, vi } from 'vitest';
import { renderInHost } from '../../testing/renderInHost';
import { useBulkChange } from './useBulkChange';

const engine = useFakeEngine('demo');

it("says the person's own name, which the page may learn after the press", () => {
  const user = { id: 'demo', name: 'demo' };
  const seen = vi.fn<(operationOf: ReturnType<typeof useBulkChange>) => void>();
  function Probe() {
    seen(useBulkChange());
    return null;
  }
  renderInHost(<Probe />, { engine: engine.connect(), user });
  const [operationOf] = seen.mock.lastCall ?? [];
  const me = { id: user.id, firstName: user.name, lastName: null };
  const operation = operationOf?.({ kind: 'assign', user: me });
  user.name = 'Dana Moreau';
  expect(operation?.done?.(2)).toBe('2 tasks assigned to Dana Moreau');
});
