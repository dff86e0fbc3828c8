import { readFileSync } from 'node:fs';
import { inRepository } from '../process/paths.mjs';

/**
 * @typedef {{ description?: string, default?: unknown, properties?: Record<string, Schema> }} Schema of JSON Schema
 */

export const SETTINGS_PAGE = inRepository('docs/settings.md');
const MARKS = /(<!-- settings -->\n).*(<!-- \/settings -->)/s;

/** @returns {string} */
export function settingsPage() {
  const schema = JSON.parse(readFileSync(inRepository('plugin-sdk/schemas/plugins.schema.json'), 'utf8'));
  const { $comment: _, ...settings } = /** @type {Record<string, Schema>} */ (
    schema.properties.settings.properties
  );
  const rows = Object.entries(settings).flatMap(([name, setting]) => rowsOf(name, setting));
  const table = ['| Setting | Default | |', '| --- | --- | --- |', ...rows].join('\n');
  return readFileSync(SETTINGS_PAGE, 'utf8').replace(MARKS, (_all, start, end) => `${start}${table}\n${end}`);
}

/**
 * @param {string} name
 * @param {Schema} setting
 * @returns {string[]}
 */
function rowsOf(name, { description = '', default: value, properties = {} }) {
  const { $comment: _, ...members } = properties;
  const inner = Object.entries(members);
  if (inner.length === 0) return [`| \`${name}\` | \`${JSON.stringify(value)}\` | ${description} |`];
  return inner.map(([member, { default: own }], index) => {
    const said = index === 0 ? description : '';
    return `| \`${name}.${member}\` | \`${JSON.stringify(own)}\` | ${said} |`;
  });
}
