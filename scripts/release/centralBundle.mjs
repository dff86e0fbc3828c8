import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Explained } from '../process/Explained.mjs';
import { writeZip } from './writeZip.mjs';

const ENDINGS = ['.pom', '.jar', '-sources.jar', '-javadoc.jar'];

/**
 * One zip in the layout of a Maven repository: each file with its checksums and, if asked, its signature by gpg's default key.
 * @param {{ from: string, to: string, version: string, epoch: number, isSigned: boolean }} options
 * @returns {Promise<string>} the zip's path
 */
export async function centralBundle({ from, to, version, epoch, isSigned }) {
  const name = `taskweave-webapp-${version}`;
  const entries = ENDINGS.flatMap((ending) => {
    const file = path.join(from, `${name}${ending}`);
    const content = readFileSync(file);
    return [
      { suffix: '', content },
      { suffix: '.md5', content: digest('md5', content) },
      { suffix: '.sha1', content: digest('sha1', content) },
      ...(isSigned ? [{ suffix: '.asc', content: signature(file) }] : []),
    ].map((part) => ({
      name: `io/taskweave/taskweave-webapp/${version}/${name}${ending}${part.suffix}`,
      content: part.content,
    }));
  });
  const file = path.join(to, `taskweave-central-${version}.zip`);
  await writeZip({ file, entries, epoch });
  return file;
}

/** @param {string} algorithm @param {Buffer} content */
function digest(algorithm, content) {
  return Buffer.from(createHash(algorithm).update(content).digest('hex'));
}

/** @param {string} file */
function signature(file) {
  const { GPG_PASSPHRASE: input } = process.env;
  const secret = input === undefined ? [] : ['--pinentry-mode', 'loopback', '--passphrase-fd', '0'];
  const { status, stdout, stderr } = spawnSync(
    'gpg',
    ['--batch', ...secret, '--armor', '--detach-sign', '--output', '-', file],
    { ...(input !== undefined && { input }) },
  );
  if (status !== 0) throw new Explained(`gpg did not sign ${path.basename(file)}: ${stderr}`);
  return stdout;
}
