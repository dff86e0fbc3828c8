// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';

let openPdf: typeof import('./openPdf').openPdf;

// pdf.js wants it as soon as it is loaded, and jsdom lacks it.
beforeAll(async () => {
  vi.stubGlobal('DOMMatrix', class {});
  ({ openPdf } = await import('./openPdf'));
});

function pdf(trailer = ''): Blob {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 3 0 R] /Count 2 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 200] >>',
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new Blob([`%PDF-1.4\n${body}trailer << /Size 4 /Root 1 0 R ${trailer} >>\n%%EOF`]);
}

const KEY = `(${'x'.repeat(32)})`;

it('knows the pages of a file', async () => {
  const opened = await openPdf(pdf());
  expect(opened).toMatchObject({ pages: 2, ratio: 2 });
  if (typeof opened !== 'string') opened.close();
});

it.each([
  ['encrypted', pdf(`/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O ${KEY} /U ${KEY} /P -4 >>`)],
  ['broken', new Blob(['no PDF at all'])],
  ['broken', new Blob([])],
  ['broken', new Blob(['%PDF-1.4\ntrailer << /Root 1 0 R >>'])],
  ['large', Object.defineProperty(pdf(), 'size', { value: 31 * 1024 * 1024 })],
] as const)('says of a file that it is %s', async (problem, file) => {
  expect(await openPdf(file)).toBe(problem);
});
