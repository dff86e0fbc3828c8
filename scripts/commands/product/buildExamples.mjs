/**
 * `npm run build:examples`: the example plugins, installed from the packed SDK and built as their authors would.
 *
 * @returns {Promise<import('../../runCommand.mjs').Work>}
 */
export async function plan() {
  return async (progress) => {
    const { buildExamples } = await import('../../examples/buildExamples.mjs');
    await progress.step('Building the example plugins', (note) => buildExamples({ note }));
    return 0;
  };
}
