import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'vitest';
import { inRepository } from './paths.mjs';

const MODULE = JSON.stringify(inRepository('scripts/process/children.mjs'));
const PROGRAM = `
  const { startChild } = await import(${MODULE});
  startChild('sh', ['-c', 'sleep 30 & echo started; sleep 30'], { stdio: ['ignore', 'inherit', 'ignore'] });
  console.log('guarded');
  setInterval(() => {}, 1000);
`;

describe.skipIf(process.platform === 'win32')('what we started ends with us', () => {
  it.concurrent.each(/** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL']))(
    'on %s',
    async (signal) => {
      const parent = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let said = '';
      while (!(said.includes('started') && said.includes('guarded'))) {
        const [chunk] = await once(parent.stdout, 'data');
        said += chunk;
      }

      parent.kill(signal);

      // The stream closes with its last holder, so a surviving program makes the test time out.
      await once(parent.stdout, 'close');
    },
  );
});
