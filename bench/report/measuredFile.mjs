import { readFileSync } from 'node:fs';
import { Explained } from '../../scripts/process/Explained.mjs';

/**
 * The figures of earlier runs. Those of later files stand in place of the same ones of earlier files.
 *
 * @param {string} files with commas between them
 * @returns {import('../figures/Measurements.mjs').Measured}
 * @throws {Explained} a file that is not there, or is none of ours
 */
export function readMeasured(files) {
  const [first, ...others] = files.split(',').map(read);
  if (!first) throw new Explained('--from takes the file of an earlier run.');
  return others.reduce(
    (before, after) => ({
      ...after,
      engineTime: { ...before.engineTime, ...after.engineTime },
      cells: [...before.cells, ...after.cells],
    }),
    first,
  );
}

/**
 * @param {string} file
 * @returns {import('../figures/Measurements.mjs').Measured}
 */
function read(file) {
  try {
    const measured = JSON.parse(readFileSync(file, 'utf8'));
    if (measured.version === 1) return measured;
  } catch {
    // Said below.
  }
  throw new Explained(`${file} is no file that the bench has written.`);
}

/**
 * With a line for each figure, so that a comparison of two runs can be read.
 *
 * @param {import('../figures/Measurements.mjs').Measured} measured
 * @returns {string}
 */
export function writeMeasured({ cells, ...run }) {
  const lines = cells.map((cell) => `  ${JSON.stringify(cell)}`);
  return `${JSON.stringify(run, null, 1).slice(0, -2)},\n "cells": [\n${lines.join(',\n')}\n ]\n}\n`;
}
