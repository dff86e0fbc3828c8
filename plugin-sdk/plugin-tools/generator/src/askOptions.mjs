import { PARTS } from './parts.mjs';
import { listOf, nameProblem, partsProblem } from './readArguments.mjs';

const USUAL = 'tab,task-action';

/**
 * Asks for what the command line did not say, until the answers can be used.
 *
 * @param {import('./readArguments.mjs').CreateOptions} given
 * @param {(question: string) => Promise<string>} ask
 * @param {(problem: string) => void} tell
 * @returns {Promise<import('./readArguments.mjs').CreateOptions>}
 */
export async function askOptions(given, ask, tell) {
  const name = given.name ?? (await until('Name of the plugin: ', (answer) => nameProblem(answer)));
  if (given.parts !== undefined) return { ...given, name };
  const names = Object.entries(PARTS).map(([part, { says }]) => `  ${part.padEnd(14)} ${says}`);
  const points = await until(`\n${names.join('\n')}\nWhat does it contribute? (${USUAL}) `, (answer) =>
    answer === '' ? null : partsProblem(answer),
  );
  return { ...given, name, parts: listOf(points || USUAL) };

  /**
   * @param {string} question
   * @param {(answer: string) => string | null} problemOf
   */
  async function until(question, problemOf) {
    for (;;) {
      const answer = (await ask(question)).trim();
      const problem = problemOf(answer);
      if (problem === null) return answer;
      tell(problem);
    }
  }
}
