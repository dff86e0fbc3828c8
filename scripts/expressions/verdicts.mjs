import { readFileSync } from 'node:fs';
import { inRepository } from '../process/paths.mjs';

export const VERDICTS = 'scripts/expressions/verdicts.json';

/**
 * @typedef {object} Slow
 * @property {string} law
 * @property {string[]} files
 * @property {string} reason
 * @typedef {object} Built
 * @property {string[]} files
 * @property {string} reason
 * @typedef {object} Verdicts
 * @property {string} checker
 * @property {string[]} linear
 * @property {Record<string, Slow>} slow
 * @property {Record<string, Built>} built
 */

/** @returns {Verdicts} */
export function readVerdicts() {
  return JSON.parse(readFileSync(inRepository(VERDICTS), 'utf8'));
}

/**
 * @param {import('./findExpressions.mjs').Expressions} expressions
 * @param {Verdicts} verdicts
 * @returns {string[]}
 */
export function findFaults({ literals, built }, verdicts) {
  const linear = new Set(verdicts.linear);
  const unknown = [...literals].filter(([text]) => !linear.has(text) && !(text in verdicts.slow));
  const gone = [
    ...[...linear, ...Object.keys(verdicts.slow)].filter((text) => !literals.has(text)),
    ...Object.keys(verdicts.built).filter((text) => !built.has(text)),
  ];
  const reasoned = [
    ...Object.entries(verdicts.slow).map(([text, slow]) => /** @type {const} */ ([text, slow, literals])),
    ...[...built.keys()].map((text) => /** @type {const} */ ([text, verdicts.built[text], built])),
  ];
  return [
    ...unknown.map(([text, files]) => `${text} in ${files.join(', ')} was never looked at.`),
    ...gone.map((text) => `${text} is in no source any more.`),
    ...reasoned.flatMap(([text, verdict, all]) => {
      const elsewhere = (all.get(text) ?? []).filter((file) => !verdict?.files.includes(file));
      if (elsewhere.length > 0) return [`${text} has no reason for ${elsewhere.join(', ')}.`];
      return (verdict?.reason.length ?? 0) < 20 ? [`${text} has no reason in ${VERDICTS}.`] : [];
    }),
    ...Object.entries(verdicts.slow)
      .filter(([, { law }]) => law.startsWith('exponential'))
      .map(([text]) => `${text} takes exponential time: no reason is good enough, rewrite it.`),
  ];
}

/**
 * Drops what is gone, and keeps reasons.
 * @param {import('./findExpressions.mjs').Expressions} expressions
 * @param {Verdicts} known
 * @param {ReadonlyMap<string, string>} laws
 * @returns {Verdicts}
 */
export function updated({ literals, built }, known, laws) {
  const all = [...literals].sort(([one], [other]) => (one < other ? -1 : 1));
  const lawOf = (/** @type {string} */ text) => laws.get(text) ?? known.slow[text]?.law ?? 'linear';
  return {
    checker: known.checker,
    linear: all.map(([text]) => text).filter((text) => lawOf(text) === 'linear'),
    slow: Object.fromEntries(
      all
        .filter(([text]) => lawOf(text) !== 'linear')
        .map(([text, files]) => {
          const { reason = '', files: before = files } = known.slow[text] ?? {};
          return [text, { law: lawOf(text), files: reason === '' ? files : kept(before, files), reason }];
        }),
    ),
    built: Object.fromEntries(
      [...built]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([text, files]) => {
          const { reason = '', files: before = files } = known.built[text] ?? {};
          return [text, { files: reason === '' ? files : kept(before, files), reason }];
        }),
    ),
  };
}

/**
 * A reason holds only for the files that it was written for.
 * @param {readonly string[]} before
 * @param {readonly string[]} now
 */
function kept(before, now) {
  return before.filter((file) => now.includes(file));
}
