import { createRequire } from 'node:module';

/** Its other back ends are programs of each system, which nobody here needs. */
const BACK_END = 'pure';

/** The checker counts what an attack costs; some expressions need more than its ten seconds. */
const TIMEOUT = 30_000;

const LAWS = /** @type {const} */ ({ safe: 'linear', unknown: 'unknown' });

/**
 * Asks the checker for the laws by which expressions take time.
 *
 * @param {readonly string[]} expressions as written, `/a+/u`
 * @param {(text: string, law: string) => void} [tell] what was found
 * @returns {Map<string, string>} `linear`, `2nd degree polynomial`, `exponential`, `unknown`
 */
export function checkExpressions(expressions, tell = () => {}) {
  process.env.RECHECK_BACKEND = BACK_END;
  /** @type {typeof import('recheck')} */
  const { checkSync } = createRequire(import.meta.url)('recheck');
  return new Map(
    expressions.map((text) => {
      const end = text.lastIndexOf('/');
      // The flag for positions changes nothing; the checker does not know it.
      const flags = text.slice(end + 1).replace('d', '');
      const found = checkSync(text.slice(1, end), flags, { timeout: TIMEOUT });
      const law = found.status === 'vulnerable' ? found.complexity.summary : LAWS[found.status];
      tell(text, law);
      return [text, law];
    }),
  );
}
