import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../shared/plugin-files/src/config/readConfig';
import { inRepository } from '../process/paths.mjs';

const INTERNAL = ['shell.column', 'tasklist.form.view'];

/** @type {import('@taskweave/plugin-sdk').PluginDefinition[]} */
const ours = [];
for (const remote of readdirSync(inRepository('remotes'))) {
  ours.push((await import(inRepository('remotes', remote, 'src/plugin.ts'))).default);
}
const { OWN_PLUGIN } = await import(inRepository('shell/src/own-plugin/ownPlugin.ts'));
const { PLUGINS } = await import(inRepository('shell/src/connections/plugins.ts'));
for (const { definition } of [OWN_PLUGIN, ...PLUGINS]) ours.push(definition);

const points = readFileSync(inRepository('docs/plugins/points.md'), 'utf8');
const documents = ['docs', 'engine', 'plugin-sdk', 'examples', ''].flatMap(markdownIn);

/**
 * @param {string} folder
 * @returns {{ name: string, text: string }[]}
 */
function markdownIn(folder) {
  const names = readdirSync(inRepository(folder), { recursive: folder !== '', encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.md') && !/(^|[\\/])(node_modules|target|dist)[\\/]/.test(name))
    .map((name) => ({
      name: path.join(folder, name),
      text: readFileSync(inRepository(folder, name), 'utf8'),
    }));
}

/** @param {string} point */
function partsAt(point) {
  const parts = ours.flatMap(({ contributions }) => contributions.filter((part) => part.point === point));
  return parts.map(({ id, priority }) => (priority === undefined ? `\`${id}\`` : `\`${id}\` ${priority}`));
}

/** @type {Record<string, string>} */
const TAGS = { 'tasklist.navbar.action': '@T2.27', 'tasklist.task.detail': '@T2.33 @T2.34 @T2.35 @T2.36' };

test.each(
  [...points.matchAll(/^## `([\w.-]+)`\n(.*?)(?=^## )/gms)].map(([, point = '', text]) => [
    `${point} ${TAGS[point] ?? ''}`.trimEnd(),
    point,
    text,
  ]),
)('the document lists the built-in parts, and no others, at %s', (_title, point, text) => {
  const [, listed] = /^\| Built-in parts \| (.*) \|$/m.exec(String(text)) ?? [];
  const parts = listed === 'none' ? [] : String(listed).split(', ');
  expect(parts.toSorted()).toEqual(partsAt(String(point)).toSorted());
});

test('every point with built-in parts is in the document @T2.25', () => {
  const known = new Set(ours.flatMap(({ contributions }) => contributions.map(({ point }) => point)));
  const missing = [...known].filter(
    (point) => !INTERNAL.includes(point) && !points.includes(`## \`${point}\``),
  );
  expect(missing).toEqual([]);
});

/** @typedef {{ id: string, manifest?: string, legacy?: unknown, parts?: unknown, config?: unknown }} Entry */

const entries = documents.flatMap(({ name, text }) =>
  [...text.matchAll(/^```json\n(.*?)^```/gms)].flatMap(([, json]) => {
    /** @type {{ plugins?: Entry[] }} */
    const { plugins = [] } = JSON.parse(String(json));
    return plugins.map((entry) => ({ name, entry }));
  }),
);

test('the documents show entries of the plugin file', () => {
  expect(entries.length).toBeGreaterThan(3);
});

test.each(entries.filter(({ entry: { manifest, legacy, parts } }) => !manifest && !legacy && !parts))(
  '$name: the plugin $entry.id is one of ours, and takes its configuration',
  ({ entry }) => {
    const plugin = ours.find(({ id }) => id === entry.id);
    expect(plugin?.id).toBe(entry.id);
    if (entry.config !== undefined) {
      expect(plugin?.config && readConfig(plugin.config, entry.config)).toMatchObject({ ok: true });
    }
  },
);
