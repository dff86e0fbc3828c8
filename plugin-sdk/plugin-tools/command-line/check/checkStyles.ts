import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { error, type Finding, type Verdict } from './Finding';
import { readSelectors } from './readSelectors';

/** Whether the styles of a plugin stay within what it draws: a rule without a class or a scope dresses the whole page. */
export function checkStyles(dist: string): Verdict {
  const sheets = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  return {
    name: 'styles',
    summary: sheets.length === 0 ? 'none' : `${sheets.length} ${sheets.length === 1 ? 'sheet' : 'sheets'}`,
    findings: sheets.flatMap((file) =>
      escapingSelectors(readFileSync(path.join(dist, file), 'utf8')).map(tell(file)),
    ),
  };
}

function tell(file: string): (selector: string) => Finding {
  return (selector) =>
    error(
      `${file}: "${selector}" matches what the plugin has not drawn. Name a class of a *.module.css file in it.`,
    );
}

/** @returns selectors that reach beyond the elements of the plugin */
export function escapingSelectors(css: string): readonly string[] {
  return readSelectors(css)
    .filter(({ isScoped }) => !isScoped)
    .map(({ selector }) => selector)
    .filter((selector) => !isContained(selector));
}

/** A class, an id or an attribute that is not the page's own. */
function isContained(selector: string): boolean {
  const outside = /(^|[\s>+~(,]):root\b|(^|[\s>+~(,])(html|body)\b/;
  // What `:not()` excludes says nothing about what is meant.
  const meant = selector.replaceAll(/:not\([^()]*(\([^()]*\)[^()]*)?\)/g, '');
  const [last = ''] = meant.split(/[\s>+~]+/).slice(-1);
  if (/^(:root|html|body)\b/.test(last)) return false;
  return /[.#[]/.test(meant.replace(outside, ' '));
}
