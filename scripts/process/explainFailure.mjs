/** Known output of other programs, and the remedy. @type {readonly (readonly [RegExp, string])[]} */
const REMEDIES = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH|META_FETCH_FAIL|Unknown host|UnknownHostException|Connection refused|Connect to .* failed|timed out|No route to host|Network is unreachable|Temporary failure in name resolution/i,
    'A server that has our packages cannot be reached: connect to the network (or name a mirror, in .npmrc or in ~/.m2/settings.xml) and run the same command again.',
  ],
  [
    /OUTDATED_LOCKFILE|EUSAGE/,
    'The lockfile does not fit the package.json files: run "pnpm install" and commit pnpm-lock.yaml.',
  ],
  [/ENOSPC|No space left on device/, 'The disk is full: free about 2 GB and run the same command again.'],
  [
    /EACCES|EPERM/,
    'This folder may not be written to: make it yours (chown) and run the same command again.',
  ],
];

/**
 * @param {string} command
 * @param {readonly string[]} lines
 * @param {string} logFile
 * @returns {string}
 */
export function explainFailure(command, lines, logFile) {
  const text = lines.join('\n');
  const remedy = REMEDIES.find(([said]) => said.test(text));
  if (remedy) return remedy[1];
  const errors = lines.filter((line) => line.startsWith('[ERROR]')).slice(0, 8);
  const shown = (errors.length > 0 ? errors : lines.slice(-15)).map((line) => `  ${line}`).join('\n');
  return `"${command}" failed (all that it said is in ${logFile}):\n${shown}`;
}
