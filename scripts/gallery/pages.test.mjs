import { beforeAll, expect, test } from 'vitest';
import { inRepository } from '../process/paths.mjs';
import { readFacts } from './readFacts.mjs';

/** @typedef {import('../../shared/ui/gallery/page/GalleryPage').GalleryPage} GalleryPage */

/** @type {import('./readFacts.mjs').GalleryFacts} */
let facts;
/** @type {readonly (GalleryPage & { file: string })[]} */
let pages;

beforeAll(async () => {
  facts = readFacts();
  pages = await Promise.all(
    Object.keys(facts.pages).map(async (file) => ({
      file,
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
  for (const { file, name } of pages) expect(file).toMatch(new RegExp(`/${name}\\.gallery\\.tsx$`));
});

test('every exported component says what it is', () => {
  expect(components().filter(({ doc }) => doc === '')).toEqual([]);
});

test('every page names each of its examples', () => {
  for (const { file, examples } of pages) {
    const titles = examples.map(({ title }) => title);
    expect(titles.length, file).toBeGreaterThan(0);
    expect(new Set(titles).size, `${file}: titles tell examples apart`).toBe(titles.length);
  }
});
