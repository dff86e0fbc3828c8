import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { runLogged } from '../process/runLogged.mjs';

/**
 * The classes of an engine as Java's memory image: the first engine writes it when it has been filled, and every later
 * one starts with it. Java itself leaves one that does not fit.
 *
 * @typedef {object} ClassArchive
 * @property {string[]} args for Java
 * @property {((pid: number) => Promise<void>) | undefined} write undefined when it is there
 */

/**
 * @param {object} options
 * @param {string} options.java
 * @param {string} options.folder of the unpacked engine
 * @param {string[]} options.flags the other ones for Java; an archive fits only the flags it was written with
 * @returns {ClassArchive | undefined} undefined when this Java is none that can write one
 */
export function classArchive({ java, folder, flags }) {
  const home = homeOf(java);
  const release = home && join(home, 'release');
  const jcmd = home && join(home, 'bin', process.platform === 'win32' ? 'jcmd.exe' : 'jcmd');
  if (!home || !release || !jcmd || !existsSync(release) || !existsSync(jcmd)) {
    return undefined;
  }
  const key = createHash('sha256')
    .update([home, readFileSync(release, 'utf8'), ...flags].join('\0'))
    .digest('hex')
    .slice(0, 16);
  const file = join(folder, `${key}.jsa`);
  if (existsSync(file)) {
    return { args: [`-XX:SharedArchiveFile=${file}`, '-Xshare:auto', '-Xlog:cds=off'], write: undefined };
  }
  return {
    args: ['-XX:+RecordDynamicDumpInfo', '-Xlog:cds=off'],
    write: async (pid) => {
      const half = `${file}.${pid}`;
      const { code } = await runLogged(jcmd, [String(pid), 'VM.cds', 'dynamic_dump', half]);
      if (code === 0 && existsSync(half)) {
        renameSync(half, file);
      }
      rmSync(half, { force: true });
    },
  };
}

/** @param {string} java */
function homeOf(java) {
  const places = isAbsolute(java)
    ? [java]
    : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, java));
  const found = places.flatMap((place) => [place, `${place}.exe`]).find((place) => existsSync(place));
  return found && dirname(dirname(realpathSync(found)));
}
