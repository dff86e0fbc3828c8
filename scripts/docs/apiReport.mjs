import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emitDeclarations } from '../pack/emitDeclarations.mjs';
import { publishedPackages } from '../pack/packages.mjs';
import { Explained } from '../process/Explained.mjs';
import { inRepository } from '../process/paths.mjs';
import { exportsOf, firstSentence } from '../types/exportsOf.mjs';

/**
 * @typedef {object} Entry
 * @property {string} name
 * @property {string} source
 */

export const REPORT = inRepository('plugin-sdk/api-report.md');

/** @type {readonly Entry[]} */
const SDK = [
  { name: '@taskweave/plugin-sdk', source: 'plugin-sdk/src/index.ts' },
  { name: '@taskweave/plugin-sdk/engine', source: 'plugin-sdk/src/engine/engine.ts' },
  { name: '@taskweave/plugin-sdk/pickers', source: 'plugin-sdk/src/pickers/pickers.tsx' },
  { name: '@taskweave/plugin-sdk/e2e', source: 'plugin-sdk/src/e2e/e2e.ts' },
  { name: '@taskweave/plugin-sdk/testing', source: 'plugin-sdk/src/testing/testing.ts' },
];

const HEAD = `# API report

What \`@taskweave/plugin-sdk\` and \`@taskweave/ui\` offer, as the compiler sees it, each with the first sentence of what its source
says of it and of its members. Generated: after a change of the types run \`npm run update -- api\`. The difference is what reviewers,
and authors of plugins, should look at.
`;

/** @returns {string} */
export function apiReport() {
  const entries = [...SDK, ...components()];
  const read = exportsOf(entries.map(({ source }) => source));
  const outDir = mkdtempSync(path.join(tmpdir(), 'api-'));
  try {
    emitDeclarations({ outDir, files: [...new Set(read.flat().map(({ file }) => file))] });
    const parts = entries.map((entry, index) => {
      const blocks = (read[index] ?? [])
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
        .map(({ name, doc, file }) => {
          const emitted = path.join(outDir, file).replace(/\.tsx?$/, '.d.ts');
          const declared = declarationOf(name, emitted);
          const behind = SDK.includes(entry) ? [] : privateTypes(declared, emitted);
          return [`${commentOf(firstSentence(doc))}${declared}`, ...behind].join('\n\n');
        });
      return `## \`${entry.name}\`\n\n\`\`\`ts\n${blocks.join('\n\n')}\n\`\`\`\n`;
    });
    return [HEAD, ...parts].join('\n');
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** @returns {readonly string[]} */
export function undocumented() {
  const exported = exportsOf(SDK.map(({ source }) => source)).flat();
  return exported.flatMap(({ name, doc }) => (doc === '' ? [name] : []));
}

/**
 * Props are often composed of types that nobody imports by name.
 * @param {string} declaration
 * @param {string} file
 * @returns {readonly string[]}
 */
function privateTypes(declaration, file) {
  const names = [...readFileSync(file, 'utf8').matchAll(/^(?:interface|type) (\w+)/gm)].flatMap(
    ([, name = '']) => name,
  );
  return names
    .filter((name) => new RegExp(`\\b${name}\\b`).test(declaration))
    .map((name) => declarationOf(name, file));
}

/** @returns {readonly Entry[]} */
function components() {
  const ui = publishedPackages(inRepository()).find(({ name }) => name === '@taskweave/ui');
  return Object.entries(ui?.exports ?? {})
    .filter(([, file]) => /\.tsx?$/.test(file))
    .map(([subpath, file]) => ({
      name: subpath.replace('.', '@taskweave/ui'),
      source: path.join('shared/ui', file),
    }));
}

/** @param {string} [sentence] */
function commentOf(sentence) {
  // An example path may contain the end of a comment.
  return sentence ? `/** ${sentence.replaceAll('*/', '*\u200b/')} */\n` : '';
}

/**
 * @param {string} name
 * @param {string} file
 * @returns {string}
 */
export function declarationOf(name, file) {
  if (!existsSync(file)) throw new Explained(`The declarations of ${name} are not at ${file}.`);
  const text = withSentences(readFileSync(file, 'utf8'));
  const start = new RegExp(
    `^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:interface|type|function|const|class) ${name}\\b`,
    'm',
  );
  const from = text.search(start);
  if (from === -1) throw new Explained(`${file} does not declare ${name}.`);
  const rest = text.slice(from);
  const end = rest.slice(1).search(/^(?:export|declare|interface|type|import)/m);
  return (end === -1 ? rest : rest.slice(0, end + 1)).trim().replace(/(\n\/\*\*.*\*\/)+$/, '');
}

/**
 * Keeps the first sentence of each comment only.
 * @param {string} declarations
 */
function withSentences(declarations) {
  return declarations.replaceAll(/^([ \t]*)\/\*\*([\s\S]*?)\*\/\n/gm, (_, indent, comment) => {
    const words = comment.replaceAll(/^[ \t]*\*/gm, '').split(/^\s*@/m, 1)[0] ?? '';
    const sentence = firstSentence(words);
    return sentence === '' ? '' : `${indent}/** ${sentence} */\n`;
  });
}
