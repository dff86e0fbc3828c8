// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { ServerFacts } from '../runtime/Runtime';
import { askForReader } from './askForReader';

const SERVER: ServerFacts = {
  engine: 'default',
  engineKnown: true,
  engines: [],
  plugins: { singleKeys: false },
  pluginsError: null,
};

beforeEach(() => document.head.replaceChildren());

it.each([
  ['a file that says something', SERVER, '/assets/reader.js', ['/assets/reader.js']],
  ['no file', { ...SERVER, plugins: null }, '/assets/reader.js', []],
  ['an empty one', { ...SERVER, plugins: {} }, '/assets/reader.js', []],
  ['a plain file server', null, '/assets/reader.js', []],
  ['a development server', SERVER, undefined, []],
])('asks for the reader of %s', (_, server, adminFileReader, asked) => {
  askForReader({ server, ...(adminFileReader !== undefined && { adminFileReader }) });
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  expect(links.map((link) => link.as === 'script' && link.getAttribute('href'))).toEqual(asked);
});
