import { expect, it, vi } from 'vitest';
import { whileShown } from './whileShown';

const view = () => new EventTarget();
const leave = (page: EventTarget, persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

function waitingWork() {
  const ends: (() => void)[] = [];
  const abort = vi.fn();
  const work = vi.fn(
    (hold: (transaction: IDBTransaction) => void) =>
      new Promise<string>((resolve, reject) => {
        ends.push(() => resolve('done'));
        abort.mockImplementation(() => reject(new DOMException('broken off', 'AbortError')));
        hold({ abort } as unknown as IDBTransaction);
      }),
  );
  return { work, abort, finish: () => ends.at(-1)?.() };
}

it('breaks off what is under way when the page is put aside, and does it again when it is shown', async () => {
  const page = view();
  const { work, abort, finish } = waitingWork();
  const result = whileShown(work, page);
  leave(page, true);
  expect(abort).toHaveBeenCalledOnce();
  await Promise.resolve();
  expect(work).toHaveBeenCalledOnce();

  page.dispatchEvent(new Event('pageshow'));
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  finish();
  expect(await result).toBe('done');
});

it('lets a page that goes for good finish its work', async () => {
  const page = view();
  const { work, abort, finish } = waitingWork();
  const result = whileShown(work, page);
  leave(page, false);
  finish();
  expect(await result).toBe('done');
  expect(abort).not.toHaveBeenCalled();
});

it('passes on the error of the work itself', async () => {
  await expect(whileShown(() => Promise.reject(new Error('no room')), view())).rejects.toThrow('no room');
});

it('leaves work alone that has been done', async () => {
  const page = view();
  const abort = vi.fn();
  await whileShown(async (hold) => hold({ abort } as unknown as IDBTransaction), page);
  leave(page, true);
  expect(abort).not.toHaveBeenCalled();
});
