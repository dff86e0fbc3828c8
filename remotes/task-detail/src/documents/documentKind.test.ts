import { expect, it } from 'vitest';
import { documentKind } from './documentKind';

it.each([
  ['application/pdf', 'a', 'pdf'],
  ['Application/PDF; x=y', 'a', 'pdf'],
  ['image/png', 'a', 'picture'],
  ['image/jpg', 'a', 'picture'],
  ['image/svg+xml', 'a.png', null],
  ['text/plain;charset=latin1', 'a', 'text'],
  ['text/html', 'a.pdf', 'text'],
  ['application/json', 'a', 'text'],
  ['application/zip', 'a.txt', null],
  ['', 'Offer.PDF', 'pdf'],
  ['application/octet-stream', 'photo.jpg', 'picture'],
  ['', 'drawing.svg', null],
  ['', 'notes.txt', 'text'],
  ['', 'txt', null],
  ['', '', null],
])('takes %j named %j for %s', (mimeType, name, kind) => {
  expect(documentKind(mimeType, name)).toBe(kind);
});
