import { type Mock, vi } from 'vitest';
import type { Attribution, Fall, StopPlugin } from '../PageWatch';

export interface FakeAttribution extends Attribution {
  readonly stop: Mock<StopPlugin>;
  caller: () => string | null;
  /** What the page after this one would find. */
  readonly kept: () => Fall | null;
}

/** For tests, where `risk` is a plugin of others that calls whenever `caller` says so. */
export function fakeAttribution(caller: () => string | null = () => null): FakeAttribution {
  let kept: Fall | null = null;
  return {
    isForeign: (id) => id === 'risk',
    caller,
    ownerOfFile: (address) => (address.startsWith('https://p.example/risk/') ? 'risk' : null),
    stop: vi.fn<StopPlugin>(),
    record: {
      write: (fall) => {
        kept = fall;
      },
      forget: () => undefined,
      href: () => '/safe',
    },
    running: ['risk'],
    kept: () => kept,
  };
}
