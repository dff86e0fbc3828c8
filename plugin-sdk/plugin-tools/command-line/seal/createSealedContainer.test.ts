// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSealedContainer, type SealedBuild } from './createSealedContainer';

const ORIGIN = 'https://p.example/risk/';
const SCRIPT: SealedBuild = {
  format: 'script',
  entry: 'remoteEntry.js',
  container: 'acme',
  chunkLists: ['rspackChunkacme'],
  scripts: { '7.js': 'sha256-7', 'remoteEntry.js': 'sha256-E' },
  styles: { '7.css': 'sha256-C' },
};
const MODULE: SealedBuild = { ...SCRIPT, format: 'module', chunkLists: [] };

const inner = { init: vi.fn(), get: vi.fn(() => 'factory') };
const importModule = vi.fn(async () => inner);
let tags: (HTMLScriptElement | HTMLLinkElement)[];

beforeEach(() => {
  tags = [];
  inner.init.mockReset();
  // A document without a browser fetches nothing.
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    tags.push(node as unknown as HTMLScriptElement);
    return node;
  });
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'acme');
});

function create(build: SealedBuild, query = '') {
  const script = Object.assign(document.createElement('script'), { src: `${ORIGIN}sealed.js${query}` });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  return createSealedContainer(build, importModule);
}

function addressOf(tag: HTMLScriptElement | HTMLLinkElement) {
  return 'src' in tag ? tag.src : tag.href;
}

function answer(file: string, type: 'load' | 'error') {
  tags.find((tag) => addressOf(tag).includes(file))?.dispatchEvent(new Event(type));
}

test('asks for every file with its hash, the entry last, and hands on what it was given', async () => {
  const scope = {};
  const container = create(SCRIPT);
  container.init(scope, []);
  const got = container.get('./plugin');

  expect(tags.map((tag) => [addressOf(tag), tag.integrity, tag.crossOrigin])).toEqual([
    [`${ORIGIN}7.css`, 'sha256-C', 'anonymous'],
    [`${ORIGIN}7.js`, 'sha256-7', 'anonymous'],
    [`${ORIGIN}remoteEntry.js`, 'sha256-E', 'anonymous'],
  ]);
  Object.assign(globalThis, { acme: inner });
  for (const file of ['7.css', '7.js', 'remoteEntry']) answer(file, 'load');
  expect(await got).toBe('factory');
  expect(inner.init).toHaveBeenCalledExactlyOnceWith(scope, []);
});

test('opens once, however often it is asked', async () => {
  const container = create(MODULE);
  const got = [container.get('./plugin'), container.get('./plugin')];
  for (const file of ['7.css', '7.js', 'remoteEntry']) answer(file, 'load');

  expect(await Promise.all(got)).toEqual(['factory', 'factory']);
  expect(inner.init).toHaveBeenCalledOnce();
});

test.each([
  ['script', SCRIPT, '7.js'],
  ['script', SCRIPT, '7.css'],
  ['module', MODULE, '7.js'],
  ['module', MODULE, 'remoteEntry.js'],
] as const)(
  '%s: with one wrong file nothing is given away, and the file is named',
  async (_, build, file) => {
    Object.assign(globalThis, { acme: inner });
    const got = create(build).get('./plugin');
    answer(file, 'error');
    for (const one of ['7.css', '7.js', 'remoteEntry.js']) answer(one, 'load');

    await expect(got).rejects.toMatchObject({ name: 'ChunkLoadError', request: `${ORIGIN}${file}` });
    expect(inner.init).not.toHaveBeenCalled();
    expect(importModule).not.toHaveBeenCalled();
  },
);

test('modules are fetched with their hashes before the first of them is imported', async () => {
  const got = create(MODULE).get('./plugin');
  expect(tags.map((tag) => 'rel' in tag && tag.rel)).toEqual([
    'stylesheet',
    'modulepreload',
    'modulepreload',
  ]);
  answer('7.css', 'load');
  answer('7.js', 'load');
  await Promise.resolve();
  expect(importModule).not.toHaveBeenCalled();
  answer('remoteEntry', 'load');
  await got;
  expect(importModule).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}remoteEntry.js`);
});

test('modules are not run where a browser would not check them', async () => {
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false);
  await expect(create(MODULE).get('./plugin')).rejects.toThrow('cannot check');
  expect(importModule).not.toHaveBeenCalled();
});

test('a new try takes nothing of the one before', () => {
  Object.assign(globalThis, { rspackChunkacme: ['old'] });
  create(SCRIPT, '?retry=1').get('./plugin');

  expect(globalThis).not.toHaveProperty('rspackChunkacme');
  expect(tags.map(addressOf)).toEqual([
    // The bundler's runtime looks for exactly this address.
    `${ORIGIN}7.css`,
    `${ORIGIN}7.js?retry=1`,
    `${ORIGIN}remoteEntry.js?retry=1`,
  ]);
});
