// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { FELL_KEY } from './Fall';
import { type Fall, readFell } from './FallRecord';

const FALL: Fall = {
  code: 'PLG-501',
  pluginId: 'risk',
  version: null,
  name: 'Risk',
  contribution: null,
  message: 'covers the page',
};

it('is what the page before has noted', () => {
  sessionStorage.setItem(FELL_KEY, JSON.stringify(FALL));
  expect(readFell()).toEqual(FALL);
});

it.each(['', '{', '7', '"x"', '[]', '{}', '{"code":1,"pluginId":"risk"}'])('blames nobody by %j', (kept) => {
  sessionStorage.setItem(FELL_KEY, kept);
  expect(readFell()).toBeNull();
});
