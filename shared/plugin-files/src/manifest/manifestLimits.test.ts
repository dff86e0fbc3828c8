import { expect, it, vi } from 'vitest';
import { readUpTo } from './manifestLimits';

it('reads what is small enough', async () => {
  expect(await readUpTo(new Response('{"ä":1}'), 8)).toBe('{"ä":1}');
});

it('leaves the rest of what is too large where it is @P27', async () => {
  const cancel = vi.fn();
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024));
    },
    cancel,
  });
  expect(await readUpTo(new Response(endless), 10 * 1024)).toBeNull();
  expect(cancel).toHaveBeenCalledOnce();
  expect(sent).toBeLessThan(15);
});
