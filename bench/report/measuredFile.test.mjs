import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readMeasured, writeMeasured } from './measuredFile.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string} content */
function fileOf(name, content) {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** @param {number} tasks @param {number} sample @returns {import('../figures/Measurements.mjs').Measured} */
function run(tasks, sample) {
  return {
    version: 1,
    environment: { runs: 1 },
    drivers: [{ id: 'ours', name: 'Ours' }],
    engineTime: { [tasks]: { list: tasks, task: 1 } },
    cells: [{ figure: 'claim', driver: 'ours', tasks, cpu: 1, samples: [sample] }],
  };
}

it('reads what it has written, one line for each figure', () => {
  const written = writeMeasured(run(300, 12));
  expect(readMeasured(fileOf('one.json', written))).toEqual(run(300, 12));
  expect(written.split('\n').filter((line) => line.includes('"claim"'))).toHaveLength(1);
});

it('puts runs together', () => {
  const files = [run(300, 12), run(10_000, 15)].map((of, index) =>
    fileOf(`${index}.json`, writeMeasured(of)),
  );
  const { cells, engineTime } = readMeasured(files.join(','));
  expect(cells.map(({ tasks }) => tasks)).toEqual([300, 10_000]);
  expect(Object.keys(engineTime)).toEqual(['300', '10000']);
});

it('refuses a file that it has not written', () => {
  expect(() => readMeasured(fileOf('other.json', '{}'))).toThrow(/no file that the bench has written/);
});
