import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { APP_DIR } from '../buildApp.mjs';

const KIB = 1024;
const DATA_CALLS = 3;
/** The bundler's container takes 4 KiB, and each lazy file costs an incompressible hash of some 50 bytes. */
const ENTRY = 6;
/** German leaves its other texts in the scripts; further languages bring them after the first list. */
const TEXTS = { german: 6, first: 8.5, more: 32 };
const FILE = 140;
/** pdf.js comes in two files, of which one is larger (docs/decisions/0070-documents-beside-the-form.md). */
const PDF_ENGINE = { file: /\/pdf-engine\.[\da-f]+\.js\.br$/, limit: 245 };
const HEAVY = ['@bpmn-io/form-js', 'bpmn-js', 'cmmn-js', 'dmn-js', 'diagram-js', 'pdfjs-dist'];

/**
 * @typedef {{ name: string, value: number, limit: number, unit: 'KiB' | 'requests' | 'files' }} Budget
 */

/**
 * @param {{ log?: (line: string) => void, appDir?: string }} [options]
 * @returns {Promise<{ passed: number, failed: number, lines: string[] }>}
 */
export async function checkBudgets({ log = () => {}, appDir = APP_DIR } = {}) {
  const budgets = await measure(appDir);
  const lines = tableOf(budgets);
  for (const line of lines) log(line);
  const failed = budgets.filter(({ value, limit }) => value > limit).length;
  return { passed: budgets.length - failed, failed, lines };
}

/**
 * @param {string} appDir
 * @returns {Promise<Budget[]>}
 */
async function measure(appDir) {
  const page = await readFile(path.join(appDir, 'index.html'), 'utf8');
  const files = filesOfFirstList(page);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const styles = files.filter((file) => file.endsWith('.css'));
  const remotes = await readdir(path.join(appDir, 'remotes'));
  /** @type {Budget[]} */
  const budgets = [
    { name: 'JavaScript until the first list', value: await kib(appDir, scripts), limit: 204, unit: 'KiB' },
    { name: 'CSS until the first list', value: await kib(appDir, styles), limit: 10, unit: 'KiB' },
    {
      name: 'Requests until the first list, the page among them',
      value: 1 + files.length + DATA_CALLS,
      limit: 12,
      unit: 'requests',
    },
    {
      name: 'Form and diagram engines among them',
      value: await countHeavy(appDir, scripts),
      limit: 0,
      unit: 'files',
    },
  ];
  for (const remote of remotes.sort()) {
    const { entry } = JSON.parse(await readFile(path.join(appDir, 'remotes', remote, 'plugin.json'), 'utf8'));
    const value = await kib(appDir, [`remotes/${remote}/${entry.file}`]);
    budgets.push({ name: `Entry of ${remote}`, value, limit: ENTRY, unit: 'KiB' });
  }
  const packed = (await readdir(path.join(appDir, 'remotes'), { recursive: true })).filter((file) =>
    /\.(js|css)\.br$/.test(file),
  );
  const isPdfEngine = (/** @type {string} */ file) => PDF_ENGINE.file.test(file.replaceAll('\\', '/'));
  const largest = (/** @type {string[]} */ some) =>
    Promise.all(some.map((file) => kib(appDir, [`remotes/${file.slice(0, -3)}`]))).then((sizes) =>
      Math.max(0, ...sizes),
    );
  for (const [, file = '', tag = ''] of page.matchAll(/\/(assets\/texts-([\w-]+)\.\w+\.json)"/g)) {
    const limit = TEXTS[tag === 'de' ? 'german' : tag.endsWith('-more') ? 'more' : 'first'];
    budgets.push({ name: `Texts of ${tag}`, value: await kib(appDir, [file]), limit, unit: 'KiB' });
  }
  const others = await largest(packed.filter((file) => !isPdfEngine(file)));
  budgets.push({ name: 'Largest file of a remote', value: others, limit: FILE, unit: 'KiB' });
  const engine = await largest(packed.filter(isPdfEngine));
  budgets.push({ name: 'Reader of PDF files', value: engine, limit: PDF_ENGINE.limit, unit: 'KiB' });
  return budgets;
}

/**
 * @param {string} page
 * @returns {string[]}
 */
export function filesOfFirstList(page) {
  const addresses = [...page.matchAll(/(?:src|href)="\$APP_ROOT\/app\/taskweave\/([^"]+)"/g)];
  return [...new Set(addresses.map(([, file]) => file ?? ''))];
}

/**
 * @param {string} appDir
 * @param {string[]} files
 */
async function kib(appDir, files) {
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(appDir, `${file}.br`))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / KIB;
}

/**
 * @param {string} appDir
 * @param {string[]} scripts
 */
async function countHeavy(appDir, scripts) {
  const maps = await Promise.all(
    scripts.map(async (file) => JSON.parse(await readFile(path.join(appDir, `${file}.map`), 'utf8'))),
  );
  return maps.filter(({ sources }) =>
    sources.some((/** @type {string} */ source) =>
      HEAVY.some((name) => source.includes(`/node_modules/${name}/`)),
    ),
  ).length;
}

/** @param {Budget[]} budgets */
function tableOf(budgets) {
  const width = Math.max(...budgets.map(({ name }) => name.length));
  return budgets.map(({ name, value, limit, unit }) => {
    const figure = unit === 'KiB' ? value.toFixed(1) : String(value);
    const verdict = value > limit ? 'OVER' : 'ok';
    return `${name.padEnd(width)}  ${figure.padStart(7)} of ${String(limit).padStart(4)} ${unit.padEnd(8)}  ${verdict}`;
  });
}
