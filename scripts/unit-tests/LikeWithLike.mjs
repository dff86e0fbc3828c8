import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/** A worker keeps its document and modules only if the next file needs the same, so files run in groups. */
export class LikeWithLike extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const { seed } = this.ctx.config.sequence;
    const sorted = seed === undefined ? await super.sort(files) : shuffled(files, seed);
    const kinds = new Map(sorted.map((file) => [file, kindOf(file)]));
    return sorted.toSorted((one, other) => (kinds.get(one) ?? 0) - (kinds.get(other) ?? 0));
  }
}

/** @param {import('vitest/node').TestSpecification} file */
function kindOf({ moduleId, project }) {
  if (project.config.isolate) return 3;
  if (project.name === 'documents') return 2;
  return /@vitest-environment jsdom/.test(readFileSync(moduleId, 'utf8')) ? 1 : 0;
}

/**
 * @template {import('vitest/node').TestSpecification} File
 * @param {File[]} files
 * @param {number} seed the same order for the same number
 */
function shuffled(files, seed) {
  const placeOf = (/** @type {File} */ { moduleId }) =>
    createHash('sha256').update(`${seed} ${moduleId}`).digest('hex');
  return files.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}
