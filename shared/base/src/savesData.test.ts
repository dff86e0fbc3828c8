import { expect, it } from 'vitest';
import { savesData } from './savesData';

it.each([
  [{ connection: { saveData: true } }, true],
  [{ connection: { saveData: false } }, false],
  [{}, false],
])('reads of %j that data is saved: %s', (browser, isSaved) => {
  expect(savesData(browser)).toBe(isSaved);
});
