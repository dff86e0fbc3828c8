import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Marked } from 'marked';
import { listFiles } from '../process/listFiles.mjs';
import { inRepository } from '../process/paths.mjs';

const HOME = 'docs/plugins/README.md';
const REPOSITORY = 'https://github.com/taskweave/taskweave/blob/main/';

/** @returns {readonly string[]} the pages for authors, its contents first, then those that they link to */
export function docPages() {
  const own = [HOME, ...listFiles(['docs/plugins/*.md']).filter((file) => file !== HOME)];
  const linked = own.flatMap((file) => filesNamedIn(file).filter((name) => name.endsWith('.md')));
  return [...new Set([...own, ...linked])];
}

/**
 * `docs/plugins/points.md` → `points.html`
 * @param {string} file
 */
export function nameOf(file) {
  if (file === HOME) return 'index.html';
  const [name] = file.replace(/^docs\/(plugins\/)?/, '').split(/\/README\.md$|\.md$/);
  return `${(name ?? '').replace('plugin-sdk/', '').replaceAll('/', '-')}.html`;
}

/**
 * @param {string} file
 * @param {readonly string[]} pages
 * @returns {{ title: string, html: string, files: readonly string[] }} `files`: what it shows or offers and is no page
 */
export function renderDoc(file, pages) {
  /** @type {string[]} */
  const files = [];
  /** @type {Map<string, number>} */
  const slugs = new Map();
  const marked = new Marked({
    walkTokens: (token) => {
      if (token.type !== 'link' && token.type !== 'image') return;
      const { target, anchor } = targetOf(file, token.href);
      if (target === undefined) return;
      if (pages.includes(target)) token.href = nameOf(target) + anchor;
      else if (isOffered(target)) {
        files.push(target);
        token.href = target;
      } else token.href = REPOSITORY + target + anchor;
    },
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slugOf(text, slugs)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
  });
  const text = readFileSync(inRepository(file), 'utf8');
  const html = /** @type {string} */ (marked.parse(text));
  return { title: /^# (.+)/.exec(text)?.[1] ?? file, html, files };
}

/** @param {string} file */
function filesNamedIn(file) {
  const links = readFileSync(inRepository(file), 'utf8').matchAll(/\]\(([^)\s]+)\)/g);
  return [...links].flatMap(([, href = '']) => targetOf(file, href).target ?? []);
}

/**
 * @param {string} file
 * @param {string} href
 * @returns {{ target?: string, anchor: string }} without a target for an address, and for a place in the page itself
 */
function targetOf(file, href) {
  const [, place = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(href) ?? [];
  if (place === '' || /^\w+:/.test(place)) return { anchor };
  return { target: path.posix.join(path.posix.dirname(file), place), anchor };
}

/** @param {string} target */
function isOffered(target) {
  return /\.(png|css|json)$/.test(target) && existsSync(inRepository(target));
}

/**
 * As GitHub makes it, so that links work in both places.
 * @param {string} text
 * @param {Map<string, number>} slugs
 */
function slugOf(text, slugs) {
  const slug = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
  const count = slugs.get(slug) ?? 0;
  slugs.set(slug, count + 1);
  return count === 0 ? slug : `${slug}-${count}`;
}
