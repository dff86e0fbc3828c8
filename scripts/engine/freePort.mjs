import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Explained } from '../process/Explained.mjs';

/** Systems use ports from 32768 for outgoing connections, and browsers refuse some ports below 15000. */
const LOWEST = 15_000;
const HIGHEST = 32_767;
const TRIES = 50;

/** @returns {Promise<number>} */
export async function freePort() {
  for (let tries = 0; tries < TRIES; tries++) {
    const wanted = randomInt(LOWEST, HIGHEST + 1);
    const isFree = await listen(wanted).then(
      () => true,
      () => false,
    );
    if (isFree) return wanted;
  }
  const { port } = await listen(0);
  return port;
}

/** @param {number} port */
export async function checkPort(port) {
  try {
    await listen(port);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EACCES') {
      throw new Explained(
        `Port ${port} needs rights that you do not have: take another one with --port 9000.`,
      );
    }
    const owner = ownerOf(port);
    throw new Explained(
      `Port ${port} is in use${owner && ` by ${owner}`}: end that program, or take another port with --port ${port + 1}.`,
    );
  }
}

/**
 * Resolves once the port is free again.
 * @param {number} port
 * @returns {Promise<{ port: number }>}
 */
function listen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    // The engine listens on all addresses, too.
    server.listen({ port }, () => {
      const address = server.address();
      server.close(() => resolve({ port: typeof address === 'object' && address ? address.port : port }));
    });
  });
}

/**
 * @param {number} port
 * @returns {string} as in "java (process 4711)"; empty if unknown
 */
function ownerOf(port) {
  const lsof = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' });
  const ss = lsof.stdout ? undefined : spawnSync('ss', ['-Hltnp', `sport = :${port}`], { encoding: 'utf8' });
  return parseOwner(lsof.stdout || ss?.stdout || '');
}

/**
 * @param {string} text output of `lsof -Fpc` or `ss -Hltnp`
 * @returns {string}
 */
function parseOwner(text) {
  const lsof = /^p(\d+)\nc(.+)$/m.exec(text);
  if (lsof) {
    return `${lsof[2]} (process ${lsof[1]})`;
  }
  const ss = /\(\("([^"]+)",pid=(\d+)/.exec(text);
  return ss ? `${ss[1]} (process ${ss[2]})` : '';
}
