import { expect, type Page } from '@playwright/test';

const LINE = /^(\s*)- ['"]?(\w+)(?: "((?:[^"\\]|\\.)*)")?/;

/** What is pressed says itself what it does. */
const PRESSED: ReadonlySet<string> = new Set(['button', 'link', 'tab', 'menuitem', 'switch']);
/** Fields are announced with the group that they stand in. */
const FIELDS: ReadonlySet<string> = new Set([
  'checkbox',
  'radio',
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
]);

interface Ancestor {
  readonly depth: number;
  readonly role: string;
  readonly name: string;
}

/** Pairs that may share a name, each with the reason. */
const ALLOWED: readonly {
  readonly because: string;
  readonly test: (role: string, inside: readonly Ancestor[]) => boolean;
}[] = [
  {
    because: 'tasks and filters are called by data, and two of them may be called the same',
    test: (role, inside) => ['link', 'checkbox'].includes(role) && inside.some((one) => one.role === 'row'),
  },
];

/**
 * Fails for two controls on the page that a screen reader calls by the same role and name although they do different
 * things. Links that lead to the same place do the same; what a dialog makes unreachable is not counted.
 */
export async function expectDistinctNames(page: Page): Promise<void> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  const seen = new Map<string, Set<string>>();
  let inside: Ancestor[] = [];
  lines.forEach((line, index) => {
    const [, indent, role, name = ''] = LINE.exec(line) ?? [];
    if (indent === undefined || role === undefined) return;
    const depth = indent.length;
    inside = inside.filter((one) => one.depth < depth);
    if ((PRESSED.has(role) || FIELDS.has(role)) && !ALLOWED.some(({ test }) => test(role, inside))) {
      const groups = FIELDS.has(role) ? inside.filter((one) => one.role === 'group' && one.name !== '') : [];
      const control = [...groups.map((group) => `group "${group.name}" › `), `${role} "${name}"`].join('');
      const url = /^\s*- \/url: (.*)$/.exec(lines[index + 1] ?? '')?.[1];
      const deeds = seen.get(control) ?? new Set<string>();
      seen.set(control, deeds.add(url ?? `press ${index}`));
    }
    inside.push({ depth, role, name });
  });
  const twice = [...seen]
    .filter(([, deeds]) => deeds.size > 1)
    .map(([control, { size }]) => `${size} × ${control}`);
  expect(seen.size, 'controls on the page').toBeGreaterThan(0);
  expect(twice, 'controls of the same name that do different things').toEqual([]);
}
