import { vi } from 'vitest';
import type { Attribution } from '../PageWatch';

/** For tests, where `risk` is a plugin of others that calls whenever `caller` says so. */
export function fakeAttribution(caller: () => string | null = () => null) {
  return {
    isForeign: (id) => id === 'risk',
    caller,
    ownerOfFile: (address) => (address.startsWith('https://p.example/risk/') ? 'risk' : null),
    stop: vi.fn<Attribution['stop']>(),
    running: ['risk'],
  } satisfies Attribution;
}
