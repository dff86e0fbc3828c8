import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PARTS, TEMPLATE } from './parts.mjs';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/**
 * The files of a new project.
 *
 * @param {{ name: string, parts: readonly string[], shell: string, sdk?: string | undefined }} options `sdk` is the
 *   address of a shell's packages; without it, they come from the registry
 * @returns {Map<string, string>} contents by path
 */
export function projectFiles({ name, parts, shell, sdk }) {
  /** @param {string} part */
  const packageOf = (part) => (sdk === undefined ? `^${version}` : `${sdk}${part}.tgz`);
  const chosen = parts.flatMap((part) => PARTS[part] ?? []);
  const words = {
    __ID__: name,
    __TITLE__: titleOf(name),
    __SHELL__: shell,
    __VERSION__: version,
    __SDK__: packageOf('plugin-sdk'),
    __UI__: packageOf('ui'),
    __PACKAGES__: sdk === undefined ? 'the registry' : sdk,
    __USES__: [...new Set(chosen.flatMap(({ uses }) => uses))].map((use) => `'${use}'`).join(', '),
    __CONTRIBUTIONS__: chosen.map((part) => fillIn(contributionOf(part), { __ID__: name })).join('\n'),
  };
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const folder of ['base', ...parts.map((part) => `parts/${part}`)]) {
    for (const file of filesIn(path.join(TEMPLATE, folder))) {
      if (file === 'part.json') continue;
      const isOfTab = file.startsWith('e2e/') || file === 'playwright.config.ts';
      if (isOfTab && !parts.includes('tab')) continue;
      const content = readFileSync(path.join(TEMPLATE, folder, file), 'utf8');
      const target = folder === 'base' ? file.replace('_gitignore', '.gitignore') : `src/${file}`;
      files.set(target, fillIn(content, words));
    }
  }
  for (const language of /** @type {const} */ (['en', 'de'])) {
    const texts = Object.assign({}, ...chosen.map((part) => part.texts[language]));
    files.set(`src/i18n/${language}.json`, `${fillIn(JSON.stringify(texts, null, 2), words)}\n`);
  }
  if (!parts.includes('tab')) files.set('package.json', withoutJourney(files.get('package.json') ?? ''));
  return files;
}

/** @param {import('./parts.mjs').Part} part */
function contributionOf({ point, contribution, component, note }) {
  const members = Object.entries(contribution).map(
    ([name, value]) => `${name}: ${JSON.stringify(value).replaceAll('"', "'")}`,
  );
  if (component !== undefined) members.push(`component: () => import('./${component}')`);
  return [
    ...(note === undefined ? [] : [`    // ${note}`]),
    `    contribute('${point}', {`,
    ...members.map((member) => `      ${member},`),
    '    }),',
  ].join('\n');
}

/**
 * Without a journey there is nothing for Playwright to do.
 *
 * @param {string} text of `package.json`
 */
function withoutJourney(text) {
  const content = JSON.parse(text);
  delete content.scripts.e2e;
  delete content.devDependencies['@playwright/test'];
  return `${JSON.stringify(content, null, 2)}\n`;
}

/**
 * @param {string} text
 * @param {Record<string, string>} words
 */
function fillIn(text, words) {
  return text.replaceAll(/__[A-Z]+__/g, (word) => words[word] ?? word);
}

/** @param {string} name `acme-risk` → `Acme risk` */
function titleOf(name) {
  const text = name.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}
