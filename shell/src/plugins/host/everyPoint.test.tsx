import {
  type AnyContribution,
  definePlugin,
  type PluginDefinition,
  type PointId,
  usePointItems,
} from '@taskweave/plugin-sdk';
import { POINT_IDS } from '@taskweave/plugin-sdk/host/pointIds';
import { expect, test, vi } from 'vitest';
import { createTestServices, renderInShell } from '../../testing/createTestServices';

test.each(POINT_IDS)(
  '%s draws contributions by priority, then by the file, then as they are declared',
  async (point) => {
    const builtin = [
      pluginWith('zeta', part(point, 'second'), part(point, 'low', -5), part(point, 'high', 90)),
      pluginWith('alpha', part(point, 'first')),
    ];
    const file = { plugins: [{ id: 'alpha' }, { id: 'zeta' }] };
    expect(await drawnAt(point, builtin, file)).toEqual([
      'zeta/high',
      'zeta/low',
      'alpha/first',
      'zeta/second',
    ]);
  },
);

test.each(POINT_IDS)(
  '%s takes the administrator’s word: another priority, a part less, a condition',
  async (point) => {
    const builtin = [
      pluginWith('acme', part(point, 'a', 3), part(point, 'b', 2), part(point, 'c', 1), part(point, 'd')),
    ];
    const contributions = {
      [`${point}:acme/c`]: { priority: 50 },
      [`${point}:acme/b`]: { enabled: false },
      [`${point}:acme/d`]: { when: { flag: 'not-yet' } },
    };
    expect(await drawnAt(point, builtin, { contributions, flags: { 'not-yet': false } })).toEqual([
      'acme/c',
      'acme/a',
    ]);
  },
);

async function drawnAt(point: PointId, builtin: readonly PluginDefinition[], file: unknown) {
  function All() {
    const items = usePointItems(point).filter(({ pluginId }) => builtin.some(({ id }) => id === pluginId));
    return items.map(({ render }) => render({} as never));
  }
  const { container } = await renderInShell(<All />, createTestServices({ builtin, file }));
  return vi.waitFor(() => {
    const parts = [...container.querySelectorAll<HTMLElement>('[data-contribution]')];
    expect(parts.filter((one) => !one.textContent?.startsWith('drawn'))).toEqual([]);
    return parts.map(({ dataset }) => dataset.contribution);
  });
}

function pluginWith(id: string, ...contributions: readonly AnyContribution[]): PluginDefinition {
  return definePlugin({ id, contributions });
}

function part(point: PointId, id: string, priority?: number): AnyContribution {
  const component = async () => ({ default: () => <p>drawn</p> });
  return { point, id, ...(priority !== undefined && { priority }), meta: {}, component };
}
