import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PARTS } from './parts.mjs';

const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url));
/** What a part says, by language. */
const TEXTS = 'texts.json';
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/**
 * The files of a new project.
 *
 * @param {{ name: string, parts: readonly string[], shell: string, sdk?: string | undefined }} options `sdk` is the
 *   address of a shell's packages; without it, they come from the registry
 * @returns {Map<string, string>} contents by path
 */
export function projectFiles({ name, parts, shell, sdk }) {
  const chosen = parts.flatMap((part) => PARTS[part] ?? []);
  const words = {
    __ID__: name,
    __TITLE__: titleOf(name),
    __SHELL__: shell,
    __VERSION__: version,
    __PACKAGES__: sdk === undefined ? 'the registry' : sdk,
    __USES__: [...new Set(chosen.flatMap(({ uses = [] }) => uses))].map((use) => `'${use}'`).join(', '),
    __CONTRIBUTIONS__: chosen
      .map(({ contribution }) => `    ${fillIn(contribution, { __ID__: name })},`)
      .join('\n'),
  };
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const folder of ['base', ...parts.map((part) => `parts/${part}`)]) {
    for (const file of filesIn(path.join(TEMPLATE, folder))) {
      if (file === TEXTS) continue;
      const isOfTab = file.startsWith('e2e/') || file === 'playwright.config.ts';
      if (isOfTab && !parts.includes('tab')) continue;
      const content = readFileSync(path.join(TEMPLATE, folder, file), 'utf8');
      const target = folder === 'base' ? file.replace('_gitignore', '.gitignore') : `src/${file}`;
      files.set(target, fillIn(content, words));
    }
  }
  const catalogues = parts.map((part) => readFileSync(path.join(TEMPLATE, 'parts', part, TEXTS), 'utf8'));
  for (const language of ['en', 'de']) {
    const texts = Object.assign({}, ...catalogues.map((texts) => JSON.parse(fillIn(texts, words))[language]));
    files.set(`src/i18n/${language}.json`, `${JSON.stringify(texts, null, 2)}\n`);
  }
  files.set('package.json', packageOf(name, shell, { sdk, hasJourney: parts.includes('tab') }));
  return files;
}

/**
 * @param {string} name
 * @param {string} shell
 * @param {{ sdk: string | undefined, hasJourney: boolean }} options
 */
function packageOf(name, shell, { sdk, hasJourney }) {
  /** @param {string} part */
  const own = (part) => (sdk === undefined ? `^${version}` : `${sdk}${part}.tgz`);
  const content = {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      dev: `taskweave-plugin dev --shell ${shell}`,
      build: 'taskweave-plugin build && taskweave-plugin check',
      pin: 'taskweave-plugin pin',
      test: 'tsc && vitest run',
      ...(hasJourney && { e2e: 'playwright test' }),
    },
    devDependencies: {
      ...(hasJourney && { '@playwright/test': '1.65.1' }),
      '@tanstack/react-query': '5.108.0',
      '@taskweave/plugin-sdk': own('plugin-sdk'),
      '@taskweave/ui': own('ui'),
      '@types/react': '19.3.0',
      'axe-core': '4.14.1',
      jsdom: '29.1.1',
      react: '19.3.1',
      'react-dom': '19.3.1',
      typescript: '7.0.2',
      vitest: '4.1.12',
    },
  };
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
