/**
 * @param {string[]} args
 * @returns {Promise<import('../../scripts/runCommand.mjs').Work | undefined>}
 */
export async function plan(args) {
  const { BENCH_HELP, parseBenchOptions } = await import('../benchOptions.mjs');
  const options = parseBenchOptions(args);
  if (options === 'help') {
    console.log(BENCH_HELP);
    return undefined;
  }
  return async (progress) => {
    const { readMeasured, report } = await import('../report/report.mjs');
    if (options.from) {
      console.log(report(readMeasured(options.from), options));
      return 0;
    }
    const { runBench } = await import('../runBench.mjs');
    const { measured, failures } = await runBench(options, progress);
    console.log(report(measured, options));
    if (failures.length > 0) {
      console.log(['', 'Not everything could be done:', ...failures.map((line) => `  ${line}`)].join('\n'));
    }
    return failures.length > 0 ? 1 : 0;
  };
}
