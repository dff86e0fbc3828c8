import { readFileSync } from 'node:fs';
import { inRepository } from '../process/paths.mjs';
import { readPlace } from '../translations/packOf.mjs';
import { addedLanguages } from '../translations/places.mjs';

export const GLOSSARY_PAGE = inRepository('docs/translating.md');
const MARKS = /(<!-- glossary -->\n).*(<!-- \/glossary -->)/s;

/** @returns {string} */
export function glossaryPage() {
  const tags = addedLanguages(inRepository());
  const glossaries = tags.map((tag) => readPlace(inRepository(), tag, 'glossary'));
  const terms = [...new Set(glossaries.flatMap(Object.keys))].sort();
  const rows = [
    ['English', ...tags],
    ['', ...tags].map(() => '---'),
    ...terms.map((term) => [term, ...glossaries.map((glossary) => glossary[term] ?? '')]),
  ];
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return readFileSync(GLOSSARY_PAGE, 'utf8').replace(MARKS, (_all, start, end) => `${start}${table}\n${end}`);
}
