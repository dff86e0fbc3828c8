import { vi } from 'vitest';
import type { WatchTools } from '../Guard';

/** Tools for tests, where `risk` is a plugin of others that calls whenever `caller` says so. */
export function fakeTools(caller: () => string | null = () => null) {
  return {
    isForeign: (id) => id === 'risk',
    caller,
    ownerOfFile: (address) => (address.startsWith('https://p.example/risk/') ? 'risk' : null),
    stop: vi.fn<WatchTools['stop']>(),
    note: vi.fn<WatchTools['note']>(),
    fault: vi.fn<WatchTools['fault']>(),
    running: ['risk'],
  } satisfies WatchTools;
}
