// @ts-expect-error: the types of Node are kept away from code for browsers
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formClasses, prefixClasses } from './formClasses';

const LOOKS = 'boxes columns elements widgets words'.split(' ');
const NOT_THEIRS = /^(?:uib-|ng-|modal|dropdown-menu$|popover$|tooltip$)/;

it('knows every class that the looks of embedded forms draw', () => {
  const css: readonly string[] = LOOKS.map((name) =>
    readFileSync(new URL(`../looks/${name}.css`, import.meta.url), 'utf8'),
  );
  const drawn = new Set(
    css
      .join('\n')
      .replace(/\/\*[\s\S]*?\*\/|@import[^;]*;|url\([^)]*\)|"[^"]*"|'[^']*'/g, '')
      .match(/\.[a-z][\w-]*/g)
      ?.map((name) => name.slice(1))
      .filter((name) => !NOT_THEIRS.test(name)),
  );
  expect(drawn.size).toBeGreaterThan(60);
  expect([...drawn].filter((name) => formClasses(name) !== name)).toEqual([]);
});

it.each([
  '_3Lef0G',
  'fjs-container',
  'cds--grid',
  'modal',
  'modal-backdrop',
  'dropdown-menu',
  'popover',
  'opener',
  'x-y',
])('lets no other one through: %s', (name) => {
  expect(formClasses(`btn ${name} col-md-4`)).toBe('btn col-md-4');
  expect(prefixClasses(`btn ${name} col-md-4`)).toBe(`btn user-content-${name} col-md-4`);
});
