// @vitest-environment jsdom
import { NO_PAGE_SETTINGS } from '@taskweave/plugin-files/admin-file/noAdminFile';
import { beforeEach, expect, it, vi } from 'vitest';
import { offerApp } from './offerApp';

const ROOT = '/bpm/operaton';
const HOME = `${location.origin}${ROOT}/app/taskweave/`;
const SHIPPED = {
  id: '../',
  name: 'Taskweave Tasklist',
  start_url: '../',
  scope: '../',
  display: 'standalone',
  icons: [{ src: 'icon-192.png', sizes: '192x192' }],
};

let made: Blob[] = [];

beforeEach(() => {
  made = [];
  document.head.innerHTML = '';
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob);
    return 'blob:acme';
  });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(SHIPPED)));
});

const manifestLink = () => document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href;

it('offers the manifest of the server', async () => {
  await offerApp(NO_PAGE_SETTINGS.app, ROOT);
  expect(manifestLink()).toBe(`${HOME}assets/app.webmanifest`);
});

it.each([
  ['a page', '<html>'],
  ['something else', '{}'],
])('offers none where the server answers with %s in its place', async (_what, body) => {
  vi.stubGlobal('fetch', async () => new Response(body));
  await expect(offerApp({ vendor: 'Acme', name: 'Work' }, ROOT)).rejects.toThrow();
  expect(manifestLink()).toBeUndefined();
});

it('has the name of the installation, and whole addresses below the prefix of a proxy', async () => {
  await offerApp({ vendor: 'Acme', name: 'Work' }, ROOT);
  expect(manifestLink()).toBe('blob:acme');
  const manifest = JSON.parse((await made[0]?.text()) ?? '');
  expect(manifest).toMatchObject({
    name: 'Acme Work',
    short_name: 'Acme',
    id: HOME,
    start_url: HOME,
    scope: HOME,
    display: 'standalone',
  });
  expect(manifest.icons[0].src).toBe(`${HOME}assets/icon-192.png`);
});
