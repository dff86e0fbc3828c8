import { satisfies } from 'compare-versions';

/**
 * @typedef {'low' | 'moderate' | 'high' | 'critical' | 'unknown'} Severity
 *
 * @typedef {object} Finding
 * @property {string} id of the advisory: `GHSA-…`, else the number that the registry gives it
 * @property {string} package `lodash@4.17.20`, `org.yaml:snakeyaml@1.30`
 * @property {boolean} isShipped
 * @property {Severity} severity
 * @property {string} title
 *
 * @typedef {{ asked: true, findings: Finding[] } | { asked: false, why: string }} Answer
 */

/**
 * Asks the registry for the advisories about packages, as `npm audit` does: the names and versions go there, in bulk.
 *
 * @param {string} registry its address
 * @param {readonly import('./lockedPackages.mjs').LockedPackage[]} packages
 * @param {typeof fetch} [send]
 * @returns {Promise<Answer>}
 */
export async function askRegistry(registry, packages, send = fetch) {
  /** @type {Record<string, string[]>} */
  const versions = {};
  for (const { name, version } of packages) versions[name] = [...(versions[name] ?? []), version];
  try {
    const response = await send(`${registry.replace(/\/$/, '')}/-/npm/v1/security/advisories/bulk`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(versions),
      signal: AbortSignal.timeout(30_000),
    });
    if (response.status !== 200) return { asked: false, why: `the registry answered ${response.status}` };
    return { asked: true, findings: findingsOf(await response.json(), packages) };
  } catch (error) {
    return {
      asked: false,
      why: `the registry did not answer (${error instanceof Error ? error.message : error})`,
    };
  }
}

/**
 * @param {Record<string, { id: number, url: string, title: string, severity: string, vulnerable_versions: string }[]>} body
 *   advisories by the name of their package
 * @param {readonly import('./lockedPackages.mjs').LockedPackage[]} packages
 * @returns {Finding[]}
 */
function findingsOf(body, packages) {
  return packages.flatMap(({ name, version, isShipped }) =>
    (body[name] ?? [])
      .filter((advisory) => isAmong(version, advisory.vulnerable_versions))
      .map(({ id, url, title, severity }) => ({
        id: /GHSA-[\w-]+/.exec(url)?.[0] ?? String(id),
        package: `${name}@${version}`,
        isShipped,
        severity: severityOf(severity),
        title,
      })),
  );
}

/**
 * Versions that cannot be compared are taken for affected.
 *
 * @param {string} version
 * @param {string} range
 */
function isAmong(version, range) {
  try {
    return range
      .split('||')
      .some((part) => part.trim() === '*' || satisfies(version, part.trim().replaceAll(/,\s*/g, ' ')));
  } catch {
    return true;
  }
}

/**
 * @param {unknown} text
 * @returns {Severity}
 */
export function severityOf(text) {
  const known = /** @type {const} */ (['low', 'moderate', 'high', 'critical']);
  const lower = String(text).toLowerCase();
  return known.find((one) => one === lower) ?? (lower === 'info' ? 'low' : 'unknown');
}
