import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRepository } from '../../scripts/process/paths.mjs';
import { Measurements } from '../figures/Measurements.mjs';
import { judgeTargets } from '../figures/targets.mjs';
import { consoleLines, inColumns } from './consoleLines.mjs';
import { writeMeasured } from './measuredFile.mjs';
import { performancePage, referenceSize } from './performancePage.mjs';
import { replaceFigures } from './replaceFigures.mjs';
import { tablesOf } from './tables.mjs';

const PAGE = 'docs/performance.md';
/** Beside the page: its pictures, and the figures themselves. */
const FOLDER = 'docs/performance';

/**
 * What was measured, for people at a terminal; written into the documents if asked.
 *
 * @param {import('../figures/Measurements.mjs').Measured} measured
 * @param {{ writesDocs: boolean }} options
 * @returns {readonly string[]} lines
 */
export function report(measured, { writesDocs }) {
  const lines = printed(measured);
  if (!writesDocs) return lines;
  const { markdown, charts } = performancePage(measured, 'performance');
  mkdirSync(inRepository(FOLDER), { recursive: true });
  for (const name of readdirSync(inRepository(FOLDER))) {
    if (name.endsWith('.svg')) rmSync(inRepository(FOLDER, name));
  }
  for (const { name, svg } of charts) writeFileSync(inRepository(FOLDER, `${name}.svg`), svg);
  writeFileSync(inRepository(FOLDER, 'figures.json'), writeMeasured(measured));
  writeFileSync(inRepository(PAGE), replaceFigures(readFileSync(inRepository(PAGE), 'utf8'), markdown));
  return [...lines, '', `${PAGE} and ${FOLDER} are written.`];
}

/** @param {import('../figures/Measurements.mjs').Measured} measured */
function printed({ drivers, engineTime, cells, environment }) {
  const measurements = new Measurements(cells);
  const { tasks: sizes, cpu: speeds } = measurements.conditions;
  const names = drivers.map(({ name }) => name);
  const lines = sizes.flatMap((tasks) =>
    speeds.flatMap((cpu) => [
      '',
      `${tasks} tasks, CPU ${cpu}×`,
      ...consoleLines(tablesOf(measurements, { drivers, tasks, cpu, engineTime: engineTime[tasks] }), names),
    ]),
  );
  const tasks = referenceSize(measurements);
  const judged = judgeTargets(measurements, {
    ours: drivers[0]?.id ?? '',
    theirs: drivers[1]?.id ?? '',
    tasks,
    engineTime: engineTime[tasks],
  });
  const verdicts = judged.filter(({ outcome }) => outcome !== 'not measured');
  return [
    ...lines,
    '',
    verdicts.length > 0 ? `Targets, at ${tasks} tasks` : 'Nothing was measured that there is a target for.',
    ...inColumns(verdicts.map(({ title, goal, shown, outcome }) => [title, goal, shown, outcome])),
    '',
    ...Object.entries(environment).map(([name, value]) => `${name}: ${value}`),
  ];
}
