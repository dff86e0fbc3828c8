// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchAdminFile } from './watchAdminFile';

const onChange = vi.fn();
const onBroken = vi.fn();
let answer: () => Response;
let asked: number;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  answer = () => Response.json({ plugins: [] });
  stop = watchAdminFile({
    address: '/app/taskweave/config/plugins.json',
    initial: { plugins: [] },
    onChange,
    onBroken,
    fetch: async () => {
      asked += 1;
      return answer();
    },
  });
});

afterEach(() => {
  stop();
});

it('says nothing while the file says the same', async () => {
  await minutes(2);
  expect(asked > 1).toBe(true);
  expect(onChange.mock.calls).toEqual([]);
});

it('reports a change of the file within a minute, once', async () => {
  answer = () => Response.json({ plugins: [{ id: 'risk', enabled: false }] });
  await minutes(1);
  expect(onChange).toHaveBeenCalledWith({ plugins: [{ id: 'risk', enabled: false }] });
  await minutes(2);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('reports it again where it could not be applied', async () => {
  onChange.mockRejectedValueOnce(new Error('no code'));
  answer = () => Response.json({ plugins: [{ id: 'risk', enabled: false }] });
  await minutes(3);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('keeps the last good file when the file breaks, and reports that once', async () => {
  answer = () => new Response('{ "plugins": [');
  await minutes(3);
  expect([onChange.mock.calls.length, onBroken.mock.calls.length]).toEqual([0, 1]);
});

it('says that the file can be read again, whatever it says now', async () => {
  answer = () => new Response('{ "plugins": [');
  await minutes(1);
  answer = () => Response.json({ plugins: [] });
  await minutes(2);
  expect(onBroken.mock.calls).toEqual([[expect.stringContaining('is not JSON')], [null]]);
});

it('takes a file that was removed as an empty one', async () => {
  answer = () => new Response('', { status: 404 });
  await minutes(1);
  expect(onChange).toHaveBeenCalledWith(null);
});

it('does not take a file that is larger than the server would take', async () => {
  answer = () => Response.json({ plugins: [], x: 'x'.repeat(2 ** 20) });
  await minutes(1);
  expect(onChange).not.toHaveBeenCalled();
  expect(onBroken).toHaveBeenCalledOnce();
});

it('takes no word from a server in trouble', async () => {
  answer = () => new Response('', { status: 503 });
  await minutes(1);
  expect(onChange).not.toHaveBeenCalled();
});

it('asks nothing while nobody looks, and at once when somebody does', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await minutes(5);
  expect(asked).toBe(0);

  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(1);
});

function minutes(count: number): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(count * 60_000);
}
