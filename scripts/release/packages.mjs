import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentPackages } from '../pack/currentPackages.mjs';
import { publishedPackages } from '../pack/packages.mjs';
import { inRepository } from '../process/paths.mjs';
import { cyclonedx } from './inventory/cyclonedx.mjs';

/**
 * What plugin authors install: the tarballs that the app itself serves, each with a bill of what is installed with it.
 *
 * @type {import('./artefacts.mjs').Artefact}
 */
export async function makePackages({ out, version, epoch }) {
  const tarballs = await currentPackages();
  return publishedPackages(inRepository()).flatMap(({ name, published }) => {
    const source = tarballs[name] ?? '';
    const tarball = path.join(out, path.basename(source));
    copyFileSync(source, tarball);
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const [group, bare = name] = name.split('/');
    const bill = tarball.replace(/\.tgz$/, '.cdx.json');
    const packages = Object.entries(published.dependencies ?? {})
      .sort()
      .map(installed);
    writeFileSync(
      bill,
      cyclonedx({
        subject: { ...(group !== undefined && { group }), name: bare, version, purl },
        packages,
        epoch,
      }),
    );
    return [tarball, bill];
  });
}

/**
 * What a package says of itself, where pnpm keeps it.
 *
 * @param {[name: string, version: string]} wanted
 */
function installed([name, version]) {
  const store = inRepository('node_modules/.pnpm');
  const prefix = `${name.replace('/', '+')}@${version}`;
  const place = readdirSync(store).find((entry) => entry === prefix || entry.startsWith(`${prefix}_`));
  if (place === undefined) throw new Error(`${name} ${version} is not installed: run "npm install".`);
  const file = path.join(store, place, 'node_modules', name, 'package.json');
  const { license, homepage = '' } = JSON.parse(readFileSync(file, 'utf8'));
  return { name, version, license: String(license), homepage: String(homepage) };
}
