import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../engine/freePort.mjs';
import { currentPackages } from '../pack/currentPackages.mjs';
import { untilAnswers } from '../process/untilAnswers.mjs';
import { publishPackages } from './publishPackages.mjs';

/** Verdaccio asks for `node-fetch@cjs`, a tag that not every copy of npm's registry has. */
const PROGRAM = { private: true, dependencies: { verdaccio: '6.2.9' }, overrides: { 'node-fetch': '2.7.0' } };
const LIMIT = 60_000;

/**
 * A registry on loopback with our packages, published by the command of a release. It fetches all others from npm's own registry.
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function startRegistry() {
  const folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
  const port = await freePort();
  const address = `http://localhost:${port}/`;
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const everybody = { access: '$all', publish: '$all' };
  const config = path.join(folder, 'config.json');
  writeFileSync(
    config,
    JSON.stringify({
      storage: path.join(folder, 'storage'),
      uplinks: { npm: { url: upstream, maxage: '30m' } },
      packages: {
        '@taskweave/*': everybody,
        'create-taskweave-plugin': everybody,
        '**': { access: '$all', proxy: 'npm' },
      },
      log: { type: 'stdout', level: 'error' },
    }),
  );
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(PROGRAM));
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
  const program = path.join(folder, 'node_modules/verdaccio/bin/verdaccio');
  const server = spawn(process.execPath, [program, '--config', config, '--listen', String(port)], {
    cwd: folder,
    stdio: 'ignore',
  });
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill();
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const isThere = await untilAnswers(`${address}-/ping`, {
    limit: LIMIT,
    isGone: () => server.exitCode !== null,
  });
  if (!isThere) {
    await stop();
    throw new Error(`Verdaccio did not answer at ${address}.`);
  }
  const login = path.join(folder, 'npmrc');
  // npm asks for a token, which this registry does not read.
  writeFileSync(login, `//localhost:${port}/:_authToken=anybody\n`);
  const [tarball = ''] = Object.values(await currentPackages());
  await publishPackages({
    from: path.dirname(tarball),
    args: ['--registry', address, '--provenance=false', '--userconfig', login],
  });
  return { address, stop };
}
