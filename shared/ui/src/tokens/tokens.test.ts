// @ts-expect-error: the types of Node are kept away from code for browsers
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css: string = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function colorsOf(token: string): readonly [string, string] {
  const match = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  if (match?.[1] === undefined || match[2] === undefined) throw new Error(`There is no colour --${token}.`);
  return [match[1], match[2]];
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const GROUNDS = ['ground', 'surface', 'raised', 'sunken', 'hover', 'accent-wash'];
const TEXT_PAIRS = [
  ...['ink', 'ink-soft', 'ink-faint'].flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const)),
  ['accent', 'surface'],
  ['accent', 'accent-wash'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['danger', 'surface'],
  ['danger', 'danger-wash'],
  ['ink-soft', 'danger-wash'],
  ['warning', 'surface'],
  ['warning', 'warning-wash'],
  ['success', 'surface'],
  ['success', 'success-wash'],
] as const;

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('tokens in %s', (_, scheme) => {
  it.each(TEXT_PAIRS)('%s can be read on %s', (ink, ground) => {
    expect(contrast(colorsOf(ink)[scheme], colorsOf(ground)[scheme])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['surface', 'ground'])('a skeleton can be seen on %s', (ground) => {
    // Dark needs more contrast: eyes that are used to a bright surrounding frame see less of it.
    const least = [1.15, 1.6][scheme];
    expect(contrast(colorsOf('skeleton')[scheme], colorsOf(ground)[scheme])).toBeGreaterThanOrEqual(
      least ?? 0,
    );
  });

  it.each([
    ['line-strong', 'surface'],
    ['focus', 'surface'],
    ['focus', 'ground'],
    ['focus', 'accent-wash'],
  ] as const)('%s stands out from %s', (edge, ground) => {
    expect(contrast(colorsOf(edge)[scheme], colorsOf(ground)[scheme])).toBeGreaterThanOrEqual(3);
  });
});

it('tokens.css says the order of the layers before anything else', () => {
  expect(css.replace(/\/\*[\s\S]*?\*\//g, '').trimStart()).toMatch(
    /^@layer reset, tokens, ui, shell, plugins;/,
  );
});
