import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../../scripts/process/paths.mjs';
import { performancePage } from './performancePage.mjs';

const SAMPLES = 'docs/performance/figures.json';
const SECTION = /(<!-- figures: [^>]* -->)[\s\S]*(<!-- end of the figures -->)/;

/**
 * @param {import('../figures/Measurements.mjs').Measured} measured
 * @param {{ writesDocs: boolean }} options
 * @returns {string} Markdown with aligned columns, readable in a terminal
 */
export function report(measured, { writesDocs }) {
  const markdown = performancePage(measured);
  if (!writesDocs) return markdown;
  const page = inRepository('docs/performance.md');
  writeMeasured(inRepository(SAMPLES), measured);
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(SECTION, (_, begin, end) => `${begin}\n\n${markdown}\n\n${end}`),
  );
  return `${markdown}\n\ndocs/performance.md and ${SAMPLES} are written.`;
}

/**
 * @param {string} file
 * @returns {import('../figures/Measurements.mjs').Measured}
 */
export function readMeasured(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Writes one line per figure, so that two runs can be compared by diff.
 * @param {string} file
 * @param {import('../figures/Measurements.mjs').Measured} measured
 */
export function writeMeasured(file, { cells, ...run }) {
  const lines = cells.map((cell) => `  ${JSON.stringify(cell)}`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify(run, null, 1).slice(0, -2)},\n "cells": [\n${lines.join(',\n')}\n ]\n}\n`,
  );
}
