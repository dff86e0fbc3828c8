import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Explained } from '../process/Explained.mjs';
import { inRepository } from '../process/paths.mjs';

/**
 * @param {string[]} args
 * @returns {Promise<import('../runCommand.mjs').Work>}
 */
export async function plan(args) {
  const { SERVERS } = await import('../release/check/servers.mjs');
  const names = Object.keys(SERVERS);
  const unknown = args.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Explained(`There is no server "${unknown}": use some of ${names.join(', ')}.`);
  }
  return async (progress) => {
    const { checkServer } = await import('../release/check/checkServer.mjs');
    const { readPackage } = await import('../pack/packages.mjs');
    const { version } = readPackage(inRepository(), '.');
    /** @param {string} name @param {string} ending */
    const inRelease = (name, ending) =>
      inRepository('dist/release', `taskweave-${name}-${version}.${ending}`);
    const jar = inRelease('webapp', 'jar');
    if (!existsSync(jar)) throw new Explained('There is no release to check: run "npm run release" first.');
    await progress.step('checksums', async () => checkSums());
    const root = mkdtempSync(path.join(tmpdir(), 'taskweave-release-'));
    const repository = path.join(root, 'repository');
    await progress.step('deploy', () => deploy({ repository, jar, version }));
    let failed = 0;
    const chosen = args.length > 0 ? args : names.filter((name) => SERVERS[name]?.apart === undefined);
    for (const name of chosen) {
      const server = SERVERS[name];
      if (server === undefined) continue;
      const work = path.join(root, name);
      mkdirSync(work);
      const given = { work, release: version, jar, repository, zip: inRelease('war', 'zip') };
      await progress
        .step(name, (note) => checkServer({ server, given, note }))
        .catch((error) => {
          failed += 1;
          console.log(error instanceof Explained ? error.message : error);
        });
    }
    if (failed === 0) rmSync(root, { recursive: true });
    console.log(`\n${chosen.length - failed} passed, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  };
}

/**
 * As a team puts the jar into its Maven repository. Drops what Maven has cached of an earlier release with the same version.
 * @param {{ repository: string, jar: string, version: string }} options
 */
async function deploy({ repository, jar, version }) {
  const { maven } = await import('../install/maven.mjs');
  const cached = `.m2/repository/io/taskweave/taskweave-webapp/${version}`;
  rmSync(path.join(homedir(), cached), { recursive: true, force: true });
  const url = pathToFileURL(repository).href;
  const pom = jar.replace(/\.jar$/, '.pom');
  await maven('release-check-deploy', [
    'deploy:deploy-file',
    `-Dfile=${jar}`,
    `-DpomFile=${pom}`,
    `-Durl=${url}`,
  ]);
}

function checkSums() {
  const cwd = inRepository('dist/release');
  const { status, stdout } = spawnSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd, encoding: 'utf8' });
  const others = readdirSync(cwd).filter((name) => name !== 'SHA256SUMS' && !stdout.includes(`${name}: OK`));
  if (status !== 0 || others.length > 0) {
    throw new Explained(`The release is not what SHA256SUMS says: ${stdout}, without a sum: ${others}`);
  }
}
