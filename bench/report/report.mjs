import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRepository } from '../../scripts/process/paths.mjs';
import { writeMeasured } from './measuredFile.mjs';
import { performancePage } from './performancePage.mjs';
import { withFigures } from './withFigures.mjs';

/** Beside the page. */
const SAMPLES = 'docs/performance/figures.json';

/**
 * What was measured, as Markdown whose columns a terminal shows as well; written into the documents if asked.
 *
 * @param {import('../figures/Measurements.mjs').Measured} measured
 * @param {{ writesDocs: boolean }} options
 * @returns {string}
 */
export function report(measured, { writesDocs }) {
  const markdown = performancePage(measured);
  if (!writesDocs) return markdown;
  const page = inRepository('docs/performance.md');
  mkdirSync(inRepository('docs/performance'), { recursive: true });
  writeFileSync(inRepository(SAMPLES), writeMeasured(measured));
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), markdown));
  return `${markdown}\n\ndocs/performance.md and ${SAMPLES} are written.`;
}
