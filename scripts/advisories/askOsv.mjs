import { severityOf } from './askRegistry.mjs';

/** The database of open source vulnerabilities: it knows packages by their addresses in bills of materials. */
const OSV = 'https://api.osv.dev/v1';

/**
 * Asks OSV about artefacts of Maven. Where it cannot be reached, nothing is resolved.
 *
 * @param {() => Promise<readonly { name: string, version: string, isShipped: boolean }[]>} resolve names as `group:artifact`
 * @param {typeof fetch} [send]
 * @returns {Promise<import('./askRegistry.mjs').Answer>}
 */
export async function askOsv(resolve, send = fetch) {
  try {
    await ask(send, '/querybatch', { queries: [] });
    const artifacts = await resolve();
    const queries = artifacts.map(({ name, version }) => ({
      package: { purl: `pkg:maven/${name.replace(':', '/')}@${version}` },
    }));
    const { results } = await ask(send, '/querybatch', { queries });
    const findings = [];
    for (const [index, { vulns = [] }] of results.entries()) {
      const { name = '', version = '', isShipped = true } = artifacts[index] ?? {};
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
