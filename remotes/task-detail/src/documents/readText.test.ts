import { expect, it } from 'vitest';
import { readText } from './readText';

const bytes = (...values: readonly number[]) => new Blob([new Uint8Array(values)]);
const utf16 = (text: string) => new Blob([Uint16Array.from([...text].map((sign) => sign.charCodeAt(0)))]);

it.each([
  ['UTF-8', new Blob(['Grün']), 'Grün'],
  ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0x41), 'A'],
  ['an old Windows', bytes(0x47, 0x72, 0xfc, 0x6e), 'Grün'],
  ['UTF-16', bytes(0xff, 0xfe, 0x41, 0, 0xfc, 0), 'Aü'],
  ['UTF-16, the other way', bytes(0xfe, 0xff, 0, 0x41), 'A'],
  ['UTF-16 without a mark', utf16('Привет, Mary\n'), 'Привет, Mary\n'],
  ['UTF-16 without a mark, the other way', bytes(0, 0x41, 0, 0x20, 0x04, 0x1f), 'A П'],
  ['UTF-8 with a zero', new Blob(['ü'.repeat(90), '\0']), `${'ü'.repeat(90)}\0`],
  ['nothing', new Blob([]), ''],
])('reads %s', async (_name, file, text) => {
  expect(await readText(file)).toEqual({ text, isCut: false });
});

it('reads the beginning of a long text, and cuts no character', async () => {
  const { text, isCut } = await readText(new Blob(['a', 'ü'.repeat(300_000)]));
  expect(isCut).toBe(true);
  expect(text).toBe(`a${'ü'.repeat((512 * 1024 - 2) / 2)}`);
});
