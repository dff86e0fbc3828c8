// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { MOST_BYTES, MOST_RULES, weighPlugins } from './weighPlugins';

const BASE = 'https://p.example/risk/';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'styleSheets');
});

function arrived(files: Readonly<Record<string, number>>): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    Object.entries(files).map(
      ([name, decodedBodySize]) => ({ name, decodedBodySize }) as unknown as PerformanceEntry,
    ),
  );
}

it('takes a plugin of the usual size', () => {
  arrived({ [`${BASE}a.js`]: 50_000 });
  expect(weighPlugins().complaintOf(BASE, [])).toBeNull();
});

it('complains about files that weigh too much, one by one or together', () => {
  arrived({ [`${BASE}a.js`]: MOST_BYTES / 2, [`${BASE}en.js`]: MOST_BYTES / 2 + 1 });
  expect(weighPlugins().complaintOf(BASE, [])).toContain('10.0 MB');
});

it('weighs the files of one plugin alone', () => {
  arrived({ 'https://p.example/other/a.js': MOST_BYTES * 2 });
  expect(weighPlugins().complaintOf(BASE, [])).toBeNull();
});

it('leaves what lies in a folder within to whom that belongs', () => {
  const inner = `${BASE}other/`;
  arrived({ [`${inner}a.js`]: MOST_BYTES * 2 });
  expect(weighPlugins().complaintOf(BASE, [inner])).toBeNull();
  expect(weighPlugins().complaintOf(inner, [BASE])).toContain('20.0 MB');
});

it('does not take answers of the engine for files', () => {
  arrived({ [`${BASE}api/engine/task`]: MOST_BYTES * 2 });
  expect(weighPlugins().complaintOf(BASE, [])).toBeNull();
});

it('counts the rules of style sheets, with those within others', () => {
  arrived({});
  const block = { cssRules: new Array(MOST_RULES / 2).fill({}) };
  Object.defineProperty(document, 'styleSheets', {
    configurable: true,
    value: [{ href: `${BASE}a.css`, cssRules: [block, block, {}] }],
  });
  expect(weighPlugins().complaintOf(BASE, [])).toContain('10000 rules');
});
