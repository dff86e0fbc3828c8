import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A block that starts with `// src/Tab.tsx` becomes that file; imports that no block defines get stubs.
 * @param {{ docs: string, outDir: string }} options
 * @returns {string[]}
 */
export function writeSnippets({ docs, outDir }) {
  rmSync(outDir, { recursive: true, force: true });
  return readdirSync(docs)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const folder = path.join(outDir, path.basename(file, '.md'));
      const snippets = readSnippets(readFileSync(path.join(docs, file), 'utf8'));
      mkdirSync(path.join(folder, 'src'), { recursive: true });
      for (const { name, code } of snippets) writeFileSync(path.join(folder, name), code);
      for (const { name, code } of snippets) writeStubs(path.join(folder, path.dirname(name)), code);
      return snippets.map(({ name }) => path.join(path.basename(folder), name));
    });
}

/**
 * @param {string} text
 * @returns {{ name: string, code: string }[]}
 */
export function readSnippets(text) {
  return [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(([, kind, code = ''], index) => ({
    name: /^\/\/ (src\/\S+)\n/.exec(code)?.[1] ?? `src/snippet-${index + 1}.${kind}`,
    // A block without imports would be a script with global names.
    code: /^(import|export) /m.test(code) ? code : `${code}\nexport {};\n`,
  }));
}

/**
 * @param {string} folder
 * @param {string} code
 */
function writeStubs(folder, code) {
  for (const [, request = ''] of code.matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
    const target = path.join(folder, request);
    if (['', '.ts', '.tsx'].some((ending) => existsSync(target + ending))) continue;
    writeFileSync(`${target}.ts`, 'declare const stub: never;\nexport default stub;\n');
  }
}
