import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { inRepository } from '../process/paths.mjs';
import { readFacts } from './readFacts.mjs';

/** @typedef {import('../../shared/ui/gallery/page/GalleryPage').GalleryPage} GalleryPage */

/** @type {import('./readFacts.mjs').GalleryFacts} */
let facts;
/** @type {readonly (GalleryPage & { name: string })[]} */
let pages;

beforeAll(async () => {
  facts = readFacts();
  pages = await Promise.all(
    Object.keys(facts.pages).map(async (file) => ({
      name: path.basename(file, '.gallery.tsx'),
      ...(await import(/* @vite-ignore */ inRepository(file))).default,
    })),
  );
}, 120_000);

const components = () => facts.modules.flatMap((module) => module.components);

test('every exported component has a page in the gallery, beside its source', () => {
  const shown = pages.flatMap(({ name, also = [] }) => [name, ...also]);
  expect(shown.toSorted()).toEqual(
    components()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('every exported component says what it is', () => {
  expect(components().filter(({ doc }) => doc === '')).toEqual([]);
});
