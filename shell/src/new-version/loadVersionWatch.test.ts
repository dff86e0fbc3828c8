// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOutdated } from './isOutdated';
import { loadVersionWatch } from './loadVersionWatch';

const watch = vi.hoisted(() => ({ isGone: true, stop: vi.fn() }));

vi.mock('./isOutdated');
vi.mock('./watchForNewVersion', () => ({
  get watchForNewVersion() {
    if (watch.isGone) throw new Error('404');
    return () => watch.stop;
  },
}));

const notify = vi.fn<(request: { readonly actions?: readonly { onPress: () => void }[] }) => () => void>();
const reload = vi.fn();
const options = {
  notifications: { notify },
  i18n: { t: (_: string, key: string) => key, addTranslations: async () => undefined },
  reload,
};

let end: AbortController;
beforeEach(() => {
  end = new AbortController();
});
afterEach(() => {
  watch.isGone = true;
});

it('says that there is a new version where the code for it has gone with the one before', async () => {
  vi.mocked(isOutdated).mockResolvedValue(true);

  await loadVersionWatch(options, end.signal);

  expect(notify).toHaveBeenCalledTimes(1);
  notify.mock.calls[0]?.[0].actions?.[0]?.onPress();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('tries again where nothing can be had for a while', async () => {
  vi.useFakeTimers();
  vi.mocked(isOutdated).mockResolvedValue(false);

  const loaded = loadVersionWatch(options, end.signal);
  await vi.advanceTimersByTimeAsync(10_000);
  watch.isGone = false;
  await vi.advanceTimersByTimeAsync(30_000);

  await loaded;
  expect([notify.mock.calls, watch.stop.mock.calls]).toEqual([[], []]);
  end.abort();
  expect(watch.stop).toHaveBeenCalledTimes(1);
});

it('ends with the work on the page, whatever it waits for', async () => {
  vi.useFakeTimers();
  vi.mocked(isOutdated).mockResolvedValue(false);

  const loaded = loadVersionWatch(options, end.signal);
  await vi.advanceTimersByTimeAsync(10_000);
  end.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  await loaded;
  expect(isOutdated).toHaveBeenCalledTimes(1);
});
