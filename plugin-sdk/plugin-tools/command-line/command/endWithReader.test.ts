import { Writable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { endWithReader } from './endWithReader';

function broken(code: string) {
  const end = vi.fn();
  const stream = new Writable();
  endWithReader(stream, end);
  return { end, fail: () => stream.emit('error', Object.assign(new Error(code), { code })) };
}

test('a reader that has gone ends the command', () => {
  const { end, fail } = broken('EPIPE');
  fail();
  expect(end).toHaveBeenCalledOnce();
});

test('a disk that is full is an error', () => {
  const { end, fail } = broken('ENOSPC');
  expect(fail).toThrow('ENOSPC');
  expect(end).not.toHaveBeenCalled();
});
