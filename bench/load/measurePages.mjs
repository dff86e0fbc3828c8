import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { replay } from './replay.mjs';

/** The nodes look at the file at most once a second. */
const NOTICED = 2_500;

/**
 * The page names the plugins that the administrator has declared; their code comes when something of it is drawn, from elsewhere.
 *
 * @param {object} options
 * @param {string} options.url of the page
 * @param {string} options.pluginsFile of the nodes; is put back as it was
 * @param {Readonly<Record<string, string>>} options.headers of somebody who is signed in
 * @param {readonly number[]} options.sizes
 * @returns {Promise<import('./loadTables.mjs').PageSize[]>}
 */
export async function measurePages({ url, pluginsFile, headers, sizes }) {
  const kept = existsSync(pluginsFile) ? readFileSync(pluginsFile, 'utf8') : undefined;
  const { origin, pathname } = new URL(url);
  const call = { at: 0, method: 'GET', path: pathname, body: undefined, type: undefined };
  const calls = [{ ...call, accept: 'text/html', known: undefined }];
  mkdirSync(dirname(pluginsFile), { recursive: true });
  /** @type {import('./loadTables.mjs').PageSize[]} */
  const pages = [];
  for (const plugins of sizes) {
    writeFileSync(pluginsFile, JSON.stringify({ plugins: Array.from({ length: plugins }, declared) }));
    await new Promise((resume) => setTimeout(resume, NOTICED));
    const { bytes } = await replay({ origin, people: [{ calls, headers }], minute: 1 });
    pages.push({ plugins, bytes });
  }
  if (kept === undefined) rmSync(pluginsFile);
  else writeFileSync(pluginsFile, kept);
  return pages;
}

/** @param {unknown} _ @param {number} index */
function declared(_, index) {
  return { id: `load-${index}`, manifest: `https://plugins.example/load-${index}/taskweave-plugin.json` };
}
