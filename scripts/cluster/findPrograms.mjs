import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Explained } from '../process/Explained.mjs';

const DEBIANS_POSTGRES = '/usr/lib/postgresql';
const INSTALL = '"apt-get install postgresql nginx-light" on Debian and Ubuntu';

/**
 * Debian keeps PostgreSQL's programs out of the PATH.
 * @returns {{ nginx: string, postgres: string }}
 */
export function findPrograms() {
  const places = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const nginx = [...places, '/usr/sbin']
    .map((place) => join(place, 'nginx'))
    .find((file) => existsSync(file));
  if (!nginx)
    throw new Explained(`There is no nginx: install it (${INSTALL}) and run the same command again.`);
  const versions = existsSync(DEBIANS_POSTGRES) ? readdirSync(DEBIANS_POSTGRES) : [];
  const newestFirst = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIANS_POSTGRES, version, 'bin'));
  const postgres = [...newestFirst, ...places].find((place) => existsSync(join(place, 'initdb')));
  if (!postgres) {
    throw new Explained(`There is no PostgreSQL: install it (${INSTALL}) and run the same command again.`);
  }
  return { nginx, postgres };
}

/**
 * Neither PostgreSQL nor nginx works as root. Undefined unless we are root.
 * @param {string} name
 * @returns {{ name: string, uid: number, gid: number } | undefined}
 */
export function userInPlaceOfRoot(name) {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ['-u', '-g'].map((which) =>
    Number.parseInt(spawnSync('id', [which, name], { encoding: 'utf8' }).stdout, 10),
  );
  if (!uid || !gid) {
    throw new Explained(
      `There is no user "${name}" to run it as: run the same command as another user than root.`,
    );
  }
  return { name, uid, gid };
}
