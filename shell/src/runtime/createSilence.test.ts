import { aPromise } from '@taskweave/base/testing/aPromise';
import { expect, it } from 'vitest';
import { createSilence } from './createSilence';

it('is on while the server keeps a request waiting, and for a while after its answer', async () => {
  let time = 0;
  const [sent, answer] = aPromise<Response>();
  const silence = createSilence(
    () => sent,
    () => time,
  );
  const request = silence.fetch('/operaton/api/engine');
  expect(silence.isOn()).toBe(false);
  time = 4001;
  expect(silence.isOn()).toBe(true);

  answer(new Response());
  await request;
  time = 15_000;
  expect(silence.isOn()).toBe(true);
  time = 20_000;
  expect(silence.isOn()).toBe(false);
});

it('is off where the server answers at once, with whatever', async () => {
  const silence = createSilence(
    () => Promise.reject(new TypeError('offline')),
    () => 0,
  );
  await expect(silence.fetch('/')).rejects.toThrow();
  expect(silence.isOn()).toBe(false);
});
