import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildEngine } from '../engine/buildEngine.mjs';
import { ensureChromium } from '../install/chromium.mjs';
import { checkFolders } from '../lint/checkFolders.mjs';
import { checkShared } from '../lint/checkShared.mjs';
import { checkWords } from '../lint/checkWords.mjs';
import { checkWorkflows } from '../lint/checkWorkflows.mjs';
import { ownSources, ownTexts, sharedExports } from '../lint/ownSources.mjs';
import { inRepository } from '../process/paths.mjs';
import { runLogged } from '../process/runLogged.mjs';
import { countPlaywright, countSurefire, countVitest, judge } from './reports.mjs';

/** @typedef {import('./reports.mjs').Counts} Counts */

/**
 * Without `show`, output is printed only after a failure.
 * @typedef {object} StepOptions
 * @property {string[]} [rest]
 * @property {(note: string) => void} [note]
 * @property {(line: string) => void} [show]
 * @property {boolean} [givesWay]
 */

/** @typedef {(options: StepOptions) => Promise<Counts>} Step */

const REPORTS = inRepository('.cache/reports');
const SUREFIRE = inRepository('engine/webapp/target/surefire-reports');

/** @type {Step} */
export function format({ rest = [] }) {
  const kind = rest.includes('--write') ? 'check' : 'ci';
  return check(
    'biome',
    [kind, biomeColors(), '--linter-enabled=false', ...rest],
    'Run "npm test -- format --write".',
  );
}

/** @type {Step} */
export async function lint({ rest = [] }) {
  const found = await check('biome', [
    'ci',
    biomeColors(),
    '--formatter-enabled=false',
    '--assist-enabled=false',
    '--error-on-warnings',
    ...rest,
  ]);
  const sources = ownSources();
  const texts = ownTexts();
  return sum(
    found,
    judgeLines([
      ...checkFolders(sources),
      ...checkShared(texts, sharedExports()),
      ...checkWords(texts),
      ...(await checkWorkflows()),
    ]),
  );
}

/**
 * Twice: what nothing uses, and what only tests use.
 * @type {Step}
 */
export async function unused() {
  const all = await check('knip', ['--no-progress']);
  const product = await check('knip', ['--production', '--include', 'files,exports,types', '--no-progress']);
  return sum(all, product);
}

/**
 * One program per remote: text keys are registered for everything compiled together.
 * @type {Step}
 */
export function types() {
  return check('tsc', ['-b']);
}

/** @type {Step} */
export function unit(options) {
  return runVitest('unit', options);
}

/**
 * @param {string} name
 * @param {StepOptions & { cwd?: string }} options
 */
async function runVitest(name, { rest = [], show, givesWay = false, cwd = inRepository() }) {
  const report = freshReport(`${name}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...rest];
  const { code, lines } = await runLogged('vitest', args, {
    cwd,
    env: colored(),
    logFile: inRepository(`.cache/logs/${name}.log`),
    givesWay,
    ...(show && { onLine: show }),
  });
  const counts = judge(countOf(report, countVitest), code);
  if (counts.failed > 0 && !show) printBlock(lines.slice(firstFailure(lines)));
  return counts;
}

/** @param {string[]} lines of Vitest */
function firstFailure(lines) {
  const first = lines.findIndex((line) => /Failed (Tests|Suites)|Unhandled Errors/.test(line));
  return first === -1 ? -60 : first;
}

/** Also packs the engine: Maven does both at once. @type {Step} */
export async function java({ note = () => {} }) {
  rmSync(SUREFIRE, { recursive: true, force: true });
  await buildEngine({ note, runTests: true });
  const names = existsSync(SUREFIRE) ? readdirSync(SUREFIRE) : [];
  const counts = judge(
    countSurefire(
      names
        .filter((name) => /^TEST-.*\.xml$/.test(name))
        .map((name) => readFileSync(join(SUREFIRE, name), 'utf8')),
    ),
    0,
  );
  if (counts.failed > 0) {
    const texts = names.filter((name) => name.endsWith('.txt'));
    printBlock(texts.flatMap((name) => failuresIn(readFileSync(join(SUREFIRE, name), 'utf8'))));
  }
  return counts;
}

/** @type {Step} */
export async function build({ note = () => {} }) {
  const { buildApp } = await import('../build/buildApp.mjs');
  await buildApp({ log: note });
  return { passed: 1, failed: 0, skipped: 0 };
}

/** @type {Step} */
export async function size({ show = console.log }) {
  const { checkBudgets } = await import('../build/limits/checkBudgets.mjs');
  const { bundledPackages } = await import('../release/inventory/bundledPackages.mjs');
  const { checkBrowsers } = await import('../build/limits/checkBrowsers.mjs');
  const budgets = await checkBudgets({ log: show });
  const lacking = judgeLines((await checkBrowsers()).map((line) => `Some supported browser lacks ${line}`));
  /** @type {string[]} */
  const unlicensed = [];
  try {
    bundledPackages({ root: inRepository(), folder: inRepository('dist/app') });
  } catch (error) {
    unlicensed.push(error instanceof Error ? error.message : String(error));
  }
  return sum({ ...budgets, skipped: 0 }, lacking, judgeLines(unlicensed));
}

/** As plugin authors would: from the packed SDK. @type {Step} */
export async function examples({ rest = [], note = () => {}, show }) {
  const { buildExamples, exampleProjects } = await import('../examples/buildExamples.mjs');
  await buildExamples({ note });
  note('types');
  const counts = [{ passed: exampleProjects().length, failed: 0, skipped: 0 }];
  for (const name of exampleProjects()) {
    const folder = inRepository('examples', name);
    counts.push(await check('tsc', ['-p', folder]));
  }
  note('tests');
  const { testGenerated } = await import('../examples/buildGenerated.mjs');
  await testGenerated();
  const tested = await runVitest('examples', { rest, ...(show && { show }), cwd: inRepository('examples') });
  return sum(...counts, tested, { passed: 1, failed: 0, skipped: 0 });
}

/** Without arguments, the inbox journeys only. @type {Step} */
export async function e2e({ rest = [], note = () => {} }) {
  await ensureChromium(note);
  const report = freshReport('e2e.json');
  const chosen = rest.some((arg) => !arg.startsWith('-')) ? rest : ['--project=journeys', ...rest];
  const { code } = await runLogged('playwright', ['test', '--reporter=list,json', ...chosen], {
    env: { ...colored(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    logFile: inRepository('.cache/logs/e2e.log'),
    onLine: console.log,
  });
  return judge(countOf(report, countPlaywright), code);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} [remedy]
 * @returns {Promise<Counts>}
 */
async function check(command, args, remedy) {
  const { code, lines } = await runLogged(command, args, { env: colored() });
  if (code === 0) {
    return { passed: 1, failed: 0, skipped: 0 };
  }
  printBlock([...lines, ...(remedy ? [remedy] : [])]);
  return { passed: 0, failed: 1, skipped: 0 };
}

/** @param {readonly string[]} faults in sentences @returns {Counts} */
function judgeLines(faults) {
  if (faults.length > 0) printBlock(faults);
  return faults.length > 0 ? { passed: 0, failed: 1, skipped: 0 } : { passed: 1, failed: 0, skipped: 0 };
}

/** @param {readonly Counts[]} all @returns {Counts} */
function sum(...all) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/** @param {string} name */
function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const path = join(REPORTS, name);
  rmSync(path, { force: true });
  return path;
}

/**
 * @template T
 * @param {string} path
 * @param {(report: unknown) => T} count
 */
function countOf(path, count) {
  return existsSync(path) ? count(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}

/** @param {string} report Surefire's text of a class */
function failuresIn(report) {
  return /(Failures|Errors): [1-9]/.test(report) ? report.split('\n').slice(0, 40) : [];
}

function colored() {
  const { FORCE_COLOR: _force, NO_COLOR: _no, ...environment } = process.env;
  return process.stdout.isTTY ? { ...environment, FORCE_COLOR: '1' } : { ...environment, NO_COLOR: '1' };
}

/** Biome ignores the environment variables for colors. */
function biomeColors() {
  return process.stdout.isTTY ? '--colors=force' : '--colors=off';
}

/** One write, so that parallel output does not interleave. @param {readonly string[]} lines */
function printBlock(lines) {
  console.log(lines.map((line) => `    ${line}`).join('\n'));
}
