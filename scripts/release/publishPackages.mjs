import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Explained } from '../process/Explained.mjs';
import { runLogged } from '../process/runLogged.mjs';

/** What another package needs comes first. */
const ORDER = ['taskweave-ui-', 'taskweave-plugin-sdk-', 'create-taskweave-plugin-'];

/**
 * @param {object} options
 * @param {string} options.from folder of the tarballs
 * @param {readonly string[]} options.args for `npm publish`
 * @param {NodeJS.ProcessEnv} [options.env]
 */
export async function publishPackages({ from, args, env = process.env }) {
  const names = readdirSync(from).filter((name) => name.endsWith('.tgz'));
  for (const start of ORDER) {
    const tarball = names.find((name) => name.startsWith(start));
    if (tarball === undefined)
      throw new Explained(`${from} has no ${start}….tgz: run "npm run release" first.`);
    const { code, lines } = await runLogged('npm', ['publish', path.join(from, tarball), ...args], { env });
    const warnings = lines.filter((line) => /npm warn publish (?!This command requires)/i.test(line));
    if (code !== 0 || warnings.length > 0) {
      throw new Explained(
        `npm publish ${tarball}:\n${(code === 0 ? warnings : lines.slice(-20)).join('\n')}`,
      );
    }
    console.log(`${tarball}: published`);
  }
}
