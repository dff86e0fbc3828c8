import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { experiments } from '@rspack/core';
import { messageOf } from '@taskweave/engine-client/messageOf';
import { type AnyNode, type Program, parse } from 'acorn';

/** A file of a plugin, as it is written and as a tree without types. */
export interface SourceFile {
  /** Relative to the project: `src/RiskTab.tsx`. */
  readonly name: string;
  readonly text: string;
  readonly tree: Program;
  /** @returns the line of a node in the text, from 1 */
  lineOf(node: AnyNode): number;
}

export interface Sources {
  readonly files: readonly SourceFile[];
  /** Those that are no code, with what is wrong with them. */
  readonly unread: readonly string[];
}

const CODE = /(?<!\.d)\.[cm]?[jt]sx?$/;

/** The code of a project, tests and build configuration included; what was installed or built is left out. */
export async function readSources(folder: string): Promise<Sources> {
  const files: SourceFile[] = [];
  const unread: string[] = [];
  for (const name of codeBelow(folder)) {
    try {
      files.push(await readSource(folder, name));
    } catch (error) {
      unread.push(`${name}: ${messageOf(error).trim().split('\n')[0]}`);
    }
  }
  return { files, unread };
}

async function readSource(folder: string, name: string): Promise<SourceFile> {
  const text = readFileSync(path.join(folder, name), 'utf8');
  const isTyped = /\.[cm]?tsx?$/.test(name);
  const { code, map } = await experiments.swc.transform(text, {
    filename: name,
    sourceMaps: true,
    jsc: {
      // A generic arrow of a .ts file reads as an element where elements are allowed.
      parser: isTyped
        ? { syntax: 'typescript', tsx: name.endsWith('x') }
        : { syntax: 'ecmascript', jsx: true },
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
      target: 'es2022',
    },
    module: { type: 'es6' },
  });
  const lines = new SourceMap(JSON.parse(map ?? '{}') as SourceMapPayload);
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  return {
    name,
    text,
    tree,
    lineOf: ({ loc }) => {
      const found: { readonly originalLine?: number } = loc
        ? lines.findEntry(loc.start.line - 1, loc.start.column)
        : {};
      return (found.originalLine ?? 0) + 1;
    },
  };
}

function codeBelow(folder: string, below = ''): readonly string[] {
  const place = path.join(folder, below);
  // A manifest stands beside the files of a build.
  if (existsSync(path.join(place, 'plugin.json'))) return [];
  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = path.posix.join(below, entry.name);
      if (entry.isDirectory()) return codeBelow(folder, name);
      return CODE.test(name) ? [name] : [];
    });
}
