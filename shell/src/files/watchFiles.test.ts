// @vitest-environment jsdom
import { FILE_GONE } from '@taskweave/base/files/fileGone';
import { anEngineError } from '@taskweave/engine-client/testing/factories';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFiles } from './watchFiles';

const REST = '/operaton/api/engine/engine/default';
const OTHER_REST = '/camunda/api/engine/engine/default';
const otherRequest = vi.fn<(path: string, options: object) => Promise<unknown>>();
const request = vi.fn<(path: string, options: object) => Promise<unknown>>();
const notify = vi.fn<(message: object) => () => void>();
const invalidateQueries = vi.fn<() => Promise<void>>();
const saved: string[] = [];
let end: AbortController;
const GONE = anEngineError('not-found', { message: '', answeredBy: null });

beforeEach(() => {
  for (const mock of [request, otherRequest, notify, invalidateQueries]) mock.mockReset();
  request.mockResolvedValue(new Blob());
  invalidateQueries.mockResolvedValue(undefined);
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(`${this.pathname} ${this.download}`);
  });
  end = new AbortController();
  watchFiles(
    {
      connection: { restRoot: REST, request: request as never },
      connections: { others: [{ client: { restRoot: OTHER_REST, request: otherRequest as never } }] },
      notifications: { notify: notify as never },
      i18n: { t: (_, key, values) => [key, values?.name].join(' '), addTranslations: async () => undefined },
      queryClient: { invalidateQueries },
    },
    end.signal,
  );
});

afterEach(() => end.abort());

function press(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('a')?.firstElementChild?.dispatchEvent(event);
  return !event.defaultPrevented;
}

const link = `<div><a href="${REST}/variable-instance/v/data" download="note.txt"><bdi>note.txt</bdi></a></div>`;
const formLink = `<div><a href="${REST}/task/t/variables/f/data" cam-file-download="f"><span>note.txt</span></a></div>`;

it.each([link, formLink])('saves a file that is there: %s', async (html) => {
  expect(press(html)).toBe(false);
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(request.mock.lastCall?.[1]).toMatchObject({ method: 'HEAD' });
  expect(notify).not.toHaveBeenCalled();
});

it('saves a file where a proxy lets no HEAD through', async () => {
  request.mockRejectedValue(anEngineError('unexpected', { status: 405, message: '', answeredBy: 'other' }));
  press(link);
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(notify).not.toHaveBeenCalled();
});

it.each([link, formLink])('says that a file is gone, and has the page read again: %s', async (html) => {
  request.mockRejectedValue(GONE);
  const heard = vi.fn<() => void>();
  document.body.addEventListener(FILE_GONE, heard, { once: true });
  press(html);
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
  expect(notify.mock.lastCall?.[0]).toMatchObject({ kind: 'warning', title: 'gone note.txt' });
  expect([heard.mock.calls.length, invalidateQueries.mock.calls.length, saved]).toEqual([1, 1, []]);
});

it('says why a file was not saved', async () => {
  request.mockRejectedValue(anEngineError('network', { message: '' }));
  press(link);
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
  expect(notify.mock.lastCall?.[0]).toMatchObject({ title: 'failed note.txt' });
  expect(invalidateQueries).not.toHaveBeenCalled();
});

it('asks once where it is pressed twice', async () => {
  press(link);
  document.querySelector('bdi')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(request).toHaveBeenCalledOnce();
});

it.each([
  ['a file of the page', '<a href="blob:http://localhost/1" download="list.csv"><i></i></a>', {}],
  ['a file of others', '<a href="https://example.org/a" download="a"><i></i></a>', {}],
  ['any other link', `<a href="${REST}/task"><i></i></a>`, {}],
  ['a press for a new tab', link, { ctrlKey: true }],
])('leaves %s to the browser', (_what, html, init) => {
  expect(press(html, init)).toBe(true);
  expect(request).not.toHaveBeenCalled();
});

it('says that a picture is gone that is shown in full', async () => {
  request.mockRejectedValue(GONE);
  document.body.innerHTML = `<img alt="" src="${REST}/a/data"><img alt="scan.png" src="${REST}/b/data">`;
  for (const picture of document.images) picture.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
  expect(notify.mock.lastCall?.[0]).toMatchObject({ title: 'gone scan.png' });
});

it('asks the engine that has the file', async () => {
  otherRequest.mockRejectedValue(GONE);
  press(`<a href="${OTHER_REST}/task/1/attachment/2/data" download="plan.txt"><span>plan.txt</span></a>`);
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
  expect([request.mock.calls.length, otherRequest.mock.calls.length, saved]).toEqual([0, 1, []]);
});
