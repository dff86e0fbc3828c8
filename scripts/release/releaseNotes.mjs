import { Explained } from '../process/Explained.mjs';

/**
 * The section of one version, without its heading.
 * @param {{ changelog: string, tag: string, version: string }} options
 * @returns {string}
 */
export function releaseNotes({ changelog, tag, version }) {
  if (tag !== `v${version}`) {
    throw new Explained(`The tag ${tag} is not v${version}, the version in package.json.`);
  }
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.startsWith(`${version} `) || text.startsWith(`${version}\n`));
  const notes = section?.slice(section.indexOf('\n')).trim() ?? '';
  if (notes === '') throw new Explained(`CHANGELOG.md has no section "## ${version}".`);
  return `${notes}\n`;
}
