// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { chosenFileSink, downloadSink, type FilePicker, filePicker } from './fileSink';

function picker(written: string[] = []): FilePicker & { readonly asked: unknown[] } {
  const asked: unknown[] = [];
  return {
    asked,
    showSaveFilePicker: async (options) => {
      asked.push(options);
      return {
        createWritable: async () => ({
          write: async (text) => void written.push(text),
          close: async () => void written.push('(closed)'),
          abort: async () => void written.push('(aborted)'),
        }),
      };
    },
  };
}

it('writes piece by piece into the file that was chosen', async () => {
  const written: string[] = [];
  const chooser = picker(written);
  const sink = await chosenFileSink('a/b.csv', chooser);
  await sink?.write('one');
  await sink?.write('two');
  await sink?.close();
  expect(written).toEqual(['one', 'two', '(closed)']);
  expect(chooser.asked).toEqual([expect.objectContaining({ suggestedName: 'a_b.csv' })]);
});

it.each([
  ['nothing where no file was chosen', 'AbortError', null],
  ['the error where the file may not be written to', 'NotAllowedError', 'NotAllowedError'],
])('gives %s', async (_, name, thrown) => {
  const chooser = { showSaveFilePicker: () => Promise.reject(new DOMException('', name)) };
  const outcome = await chosenFileSink('a.csv', chooser).catch((error: Error) => error.name);
  expect(outcome).toBe(thrown);
});

it('knows browsers that cannot', () => {
  expect(filePicker({})).toBeNull();
  expect(filePicker(picker()) === null).toBe(false);
});

it('downloads what was collected, and nothing before it is whole', async () => {
  const files: Blob[] = [];
  vi.stubGlobal('URL', {
    createObjectURL: (file: Blob) => {
      files.push(file);
      return 'blob:x';
    },
    revokeObjectURL: () => {},
  });
  const sink = downloadSink('a.csv');
  await sink.write('one');
  await sink.write('two');
  expect(files).toEqual([]);
  await sink.close();
  expect(files.map(({ size, type }) => [size, type])).toEqual([[6, 'text/csv;charset=utf-8']]);
});
