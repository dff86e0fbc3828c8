import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Explained } from '../process/Explained.mjs';
import { inRepository } from '../process/paths.mjs';

/** @param {{ outDir: string, files: readonly string[] }} options */
export function emitDeclarations({ outDir, files }) {
  mkdirSync(outDir, { recursive: true });
  const config = path.join(outDir, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: inRepository('tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        allowJs: true,
        types: ['node'],
        typeRoots: [inRepository('node_modules/@types')],
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: inRepository(),
        outDir,
      },
      include: [],
      files: ['plugin-sdk/src/assets.d.ts', ...files].map((file) => inRepository(file)),
    }),
  );
  const tsc = inRepository('node_modules/.bin/tsc');
  const { status, stdout } = spawnSync(tsc, ['-p', config, '--pretty', 'false'], {
    cwd: inRepository(),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Explained(`The types of the packages do not compile:\n${stdout}`);
}
