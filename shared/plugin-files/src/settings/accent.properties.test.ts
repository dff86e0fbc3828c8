import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accentFault, accentTokens, contrastOf, rgb } from './accent';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('every accepted colour is readable in both themes, on each ground and below its own text', () => {
  fc.assert(
    fc.property(color, (accent) => {
      fc.pre(accentFault(accent) === null);
      const tokens = Object.fromEntries(
        Object.entries(accentTokens(accent)).map(([name, value]) => [
          name,
          value.match(/#[0-9a-f]{6}/g) ?? [],
        ]),
      );
      const grounds = [
        ['#ffffff', '#f4f5f7', '#eef0f3'],
        ['#0f1216', '#181c23', '#1f252d'],
      ];
      for (const theme of [0, 1]) {
        const at = (name: string) => rgb(tokens[name]?.[theme] ?? '');
        for (const ground of [...(grounds[theme] ?? []).map(rgb), at('--accent-ink'), at('--accent-wash')])
          expect(contrastOf(at('--accent'), ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(at('--accent-strong'), at('--accent-ink'))).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

it('every refused colour names a darker one that is accepted', () => {
  fc.assert(
    fc.property(color, (accent) => {
      const fault = accentFault(accent);
      fc.pre(fault !== null);
      expect(accentFault(/#[0-9a-f]{6}/.exec(fault)?.[0] ?? '')).toBeNull();
    }),
  );
});

it('light pages show the colour as it is given', () => {
  expect(accentTokens('#006b5e')['--accent']).toMatch(/^light-dark\(#006b5e, #/);
});

it('says what a yellow lacks', () => {
  expect(accentFault('#ffd800')).toBe(
    'has a contrast of 1.2:1 on light pages, and text needs 4.5:1: #7f6c00 has it',
  );
});
