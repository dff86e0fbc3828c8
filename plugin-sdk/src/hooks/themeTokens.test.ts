// @ts-expect-error: the types of Node are kept away from code for browsers
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** In the type's notation: `--text-${'xs' | 'sm'}` stands for two names. */
const NAMES = [...read('./theme.ts').matchAll(/^ {2}\| ['`](--.+)['`];?$/gm)].flatMap(([, name = '']) => {
  const [, before = name, choice = '', after = ''] = /^(.*)\$\{(.*)\}(.*)$/.exec(name) ?? [];
  return choice.split(' | ').map((part) => `${before}${part.replaceAll("'", '')}${after}`);
});

it('names only what the page is dressed with', () => {
  const sheet = read('../../../shared/ui/src/tokens/tokens.css');
  expect(NAMES).toEqual(expect.arrayContaining(['--font', '--space-6', '--success-wash', '--focus']));
  expect(NAMES.filter((name) => !sheet.includes(`${name}:`))).toEqual([]);
});
