import { expect, it } from 'vitest';
import { fakeTools } from './testing/fakeTools';
import { watchFunctions } from './watchFunctions';

const browsers = () => 'browser';
const others = () => 'other';

it('tells who puts another function in the place of the browser’s, and lets them', () => {
  const view = { fetch: browsers };
  const tools = fakeTools(() => 'risk');
  watchFunctions(tools, view);
  view.fetch = others;
  expect(tools.note.mock.calls).toEqual([['risk', 'PLG-612', expect.stringContaining('window.fetch')]]);
  expect(view.fetch).toBe(others);
});

it('says nothing of ours, nor of one who puts back what was there', () => {
  const view = { fetch: browsers };
  let caller: string | null = null;
  const tools = fakeTools(() => caller);
  watchFunctions(tools, view);
  view.fetch = others;
  caller = 'risk';
  view.fetch = others;
  expect(tools.note).not.toHaveBeenCalled();
});
