import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Explained } from '../process/Explained.mjs';
import { inRepository } from '../process/paths.mjs';
import { firstSentence, openTypes } from './openTypes.mjs';

export const REPORT = inRepository('docs/plugins/api-report.md');

/** What authors import: subpath and source. */
const ENTRIES = [
  ['@taskweave/plugin-sdk', 'plugin-sdk/src/index.ts'],
  ['@taskweave/plugin-sdk/engine', 'plugin-sdk/src/engine/engine.ts'],
  ['@taskweave/plugin-sdk/e2e', 'plugin-sdk/src/e2e/e2e.ts'],
  ['@taskweave/plugin-sdk/testing', 'plugin-sdk/src/testing/testing.ts'],
];

const HEAD = `# API report

What \`@taskweave/plugin-sdk\` offers, as the compiler sees it, each with the first sentence of what its source says of it. Generated:
after a change of the types run \`npm run api-report\`. The difference is what reviewers, and authors of plugins, should look at.
`;

/**
 * The declarations of everything that the entries of the SDK export, and of the engine client's types among them.
 *
 * @returns {string} Markdown
 */
export function apiReport() {
  const outDir = mkdtempSync(path.join(tmpdir(), 'api-'));
  try {
    emitDeclarations(outDir);
    const sentences = openTypes(docstrings);
    const parts = ENTRIES.map(([name, source = '']) => {
      const file = path.join(outDir, source.replace(/\.ts$/, '.d.ts'));
      const blocks = [...exportsOf(file)]
        .sort(([a], [b]) => a.localeCompare(b, 'en'))
        .map(([one, place]) => `${commentOf(sentences.get(one))}${declarationOf(one, place)}`);
      return `## \`${name}\`\n\n\`\`\`ts\n${blocks.join('\n\n')}\n\`\`\`\n`;
    });
    return [HEAD, ...parts].join('\n');
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/**
 * What authors would look up in vain.
 *
 * @returns {readonly string[]} names
 */
export function undocumented() {
  return [...openTypes(docstrings)].flatMap(([name, sentence]) => (sentence === '' ? [name] : []));
}

/**
 * @param {import('./openTypes.mjs').Types} types
 * @returns {ReadonlyMap<string, string>} the first sentence about each export of the entries
 */
function docstrings({ checker, exportsOf: namesIn }) {
  return new Map(
    ENTRIES.flatMap(([, source = '']) =>
      namesIn(source).map((one) => [one.name, firstSentence(one.getDocumentationComment(checker))]),
    ),
  );
}

/** @param {string} [sentence] */
function commentOf(sentence) {
  // An example of a path may hold the end of a comment.
  return sentence ? `/** ${sentence.replaceAll('*/', '*\u200b/')} */\n` : '';
}

/** @param {string} outDir */
function emitDeclarations(outDir) {
  const config = path.join(outDir, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: inRepository('tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        typeRoots: [inRepository('node_modules/@types')],
        rootDir: inRepository(),
        outDir,
      },
      include: [],
      files: [
        inRepository('plugin-sdk/src/assets.d.ts'),
        ...ENTRIES.flatMap(([, file = '']) => sourcesOf(file)),
      ],
    }),
  );
  const { status, stdout } = spawnSync(
    inRepository('node_modules/.bin/tsc'),
    ['-p', config, '--pretty', 'false'],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Explained(`The types of the SDK do not compile:\n${stdout}`);
}

/**
 * An entry, and the files of private rooms whose types it hands on: for those the compiler writes nothing by itself.
 *
 * @param {string} entry
 */
function sourcesOf(entry) {
  const text = readFileSync(inRepository(entry), 'utf8');
  const others = [...text.matchAll(/from '@taskweave\/([\w-]+)\/([^']+)'/g)];
  return [entry, ...others.map(([, room, name]) => `shared/${room}/src/${name}.ts`)].map((file) =>
    inRepository(file),
  );
}

/**
 * @param {string} file of declarations that re-exports by name
 * @returns {Map<string, string>} the file of each name
 */
export function exportsOf(file) {
  const text = readFileSync(file, 'utf8');
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const [, names = '', request = ''] of text.matchAll(/export (?:type )?\{([^}]+)\} from '([^']+)';/g)) {
    for (const name of names.split(',').map((one) => one.trim())) {
      if (name !== '') found.set(name, placeOf(file, request));
    }
  }
  return found;
}

/**
 * @param {string} file
 * @param {string} request
 */
function placeOf(file, request) {
  if (request.startsWith('.')) return path.join(path.dirname(file), `${request}.d.ts`);
  const [, room = '', name = ''] = /^@taskweave\/([\w-]+)\/(.+)$/.exec(request) ?? [];
  const outDir = file.slice(0, file.indexOf('/plugin-sdk/'));
  return path.join(outDir, 'shared', room, 'src', `${name}.d.ts`);
}

/**
 * @param {string} name
 * @param {string} file of declarations
 * @returns {string} the statement that declares the name
 */
export function declarationOf(name, file) {
  if (!existsSync(file)) throw new Explained(`The declarations of ${name} are not at ${file}.`);
  const text = readFileSync(file, 'utf8');
  const start = new RegExp(
    `^export (?:declare )?(?:abstract )?(?:interface|type|function|const|class) ${name}\\b`,
    'm',
  );
  const from = text.search(start);
  if (from === -1) throw new Explained(`${file} does not declare ${name}.`);
  // Statements of declarations begin at the line's beginning, and end before the next one that does.
  const rest = text.slice(from);
  const end = rest.slice(1).search(/^(?:export|declare|interface|type|import|\/\*)/m);
  return (end === -1 ? rest : rest.slice(0, end + 1)).trim();
}
