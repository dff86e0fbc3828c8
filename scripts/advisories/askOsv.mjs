/**
 * @typedef {'low' | 'moderate' | 'high' | 'critical' | 'unknown'} Severity
 *
 * @typedef {object} Finding
 * @property {string} id of the advisory: `GHSA-…`
 * @property {string} package `lodash@4.17.20`
 * @property {boolean} isShipped
 * @property {Severity} severity
 * @property {string} title
 *
 * @typedef {{ asked: true, findings: Finding[] } | { asked: false, why: string }} Answer
 */

const OSV = 'https://api.osv.dev/v1';
const SEVERITIES = /** @type {const} */ (['low', 'moderate', 'high', 'critical']);

/**
 * @param {readonly import('./lockedPackages.mjs').LockedPackage[]} packages
 * @param {typeof fetch} [send]
 * @returns {Promise<Answer>}
 */
export async function askOsv(packages, send = fetch) {
  try {
    const queries = packages.map(({ name, version }) => ({ package: { ecosystem: 'npm', name }, version }));
    const { results } = await ask(send, '/querybatch', { queries });
    const findings = [];
    for (const [index, { vulns = [] }] of results.entries()) {
      const { name = '', version = '', isShipped = true } = packages[index] ?? {};
      for (const { id } of vulns) {
        const { summary, database_specific } = await ask(send, `/vulns/${encodeURIComponent(id)}`);
        const severity = severityOf(database_specific?.severity);
        findings.push({ id, package: `${name}@${version}`, isShipped, severity, title: summary ?? '' });
      }
    }
    return { asked: true, findings };
  } catch (error) {
    return { asked: false, why: error instanceof Refused ? error.message : 'OSV did not answer' };
  }
}

class Refused extends Error {}

/**
 * @param {typeof fetch} send
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
async function ask(send, path, body) {
  const response = await send(`${OSV}${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  if (response.status !== 200) throw new Refused(`OSV answered ${response.status}`);
  return response.json();
}

/**
 * @param {unknown} text
 * @returns {Severity}
 */
function severityOf(text) {
  const lower = String(text).toLowerCase();
  return SEVERITIES.find((one) => one === lower) ?? 'unknown';
}
