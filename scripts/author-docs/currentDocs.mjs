import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../process/hashOf.mjs';
import { inRepository } from '../process/paths.mjs';
import { docPages, nameOf, renderDoc } from './docPages.mjs';

const FOLDER = inRepository('dist/docs');
/** @returns {Promise<string>} a folder with the pages for authors and the gallery, made again after a change */
export async function currentDocs() {
  const wanted = hashOf(inRepository(), docSources(), /(^|\/)node_modules$|\.test\.\w+$/);
  const stamp = `${FOLDER}.stamp`;
  if (existsSync(FOLDER) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return FOLDER;
  const making = `${FOLDER}.${process.pid}`;
  try {
    writeDocs(making);
    const { buildGallery } = await import('../gallery/buildGallery.mjs');
    await buildGallery(path.join(making, 'gallery'));
    rmSync(FOLDER, { recursive: true, force: true });
    renameSync(making, FOLDER);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  writeFileSync(stamp, wanted);
  return FOLDER;
}

/** @returns {string[]} */
export function docSources() {
  const rooms = ['scripts/author-docs', 'scripts/gallery', 'shared/i18n/src', 'shared/ui'];
  return [...docPages(), 'docs/images', 'plugin-sdk/schemas', 'pnpm-lock.yaml', ...rooms];
}

/** @param {string} folder */
export function writeDocs(folder) {
  const pages = docPages();
  const docs = pages.map((file) => ({ file, ...renderDoc(file, pages) }));
  const entries = docs.map(({ file, title }) => ({ name: nameOf(file), title }));
  mkdirSync(folder, { recursive: true });
  for (const { file, title, html, files } of docs) {
    writeFileSync(path.join(folder, nameOf(file)), pageOf({ title, html, entries, current: nameOf(file) }));
    for (const one of files) cpSync(inRepository(one), path.join(folder, one));
  }
  cpSync(inRepository('scripts/author-docs/docs.css'), path.join(folder, 'docs.css'));
}

/**
 * @param {object} options
 * @param {string} options.title
 * @param {string} options.html
 * @param {readonly { name: string, title: string }[]} options.entries
 * @param {string} options.current
 */
function pageOf({ title, html, entries, current }) {
  const links = [...entries, { name: 'gallery/index.html', title: 'Gallery of components' }].map((entry) => {
    const mark = entry.name === current ? ' aria-current="page"' : '';
    return `<li><a href="${entry.name}"${mark}>${entry.title.replaceAll('`', '')}</a></li>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.replaceAll('`', '')} – Taskweave</title>
<link rel="stylesheet" href="docs.css">
</head>
<body>
<nav aria-label="Pages">
<ul>
${links.join('\n')}
</ul>
</nav>
<main>
${html}</main>
</body>
</html>
`;
}
