import path from 'node:path';
import { rspack } from '@rspack/core';
import type { CliCommand } from '../command/CliCommand';
import type { Output } from '../command/Output';
import { readBuild } from './readBuild';

export const buildCommand: CliCommand = {
  name: 'build',
  parameters: '[folder]',
  says: 'builds the plugin of a folder for deployment, with its manifest and the hashes of its files',
  run: ({ positionals: [folder = '.'] }, out) => buildPlugin(folder, out),
};

/** @returns the exit code */
export async function buildPlugin(folder: string, out: Output): Promise<number> {
  const compiler = rspack(await readBuild(folder, 'production'));
  const stats = await new Promise<NonNullable<Parameters<Parameters<typeof compiler.run>[0]>[1]>>(
    (resolve, reject) =>
      compiler.run((error, result) => {
        if (error !== null || result === undefined) reject(error ?? new Error('The build gave nothing.'));
        else resolve(result);
      }),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) {
    out.error(stats.toString({ preset: 'errors-only', colors: false }));
    return 1;
  }
  if (stats.hasWarnings()) out.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  const { outputPath = '', time = 0 } = stats.toJson({ all: false, outputPath: true, timings: true });
  out.print(`${path.relative(process.cwd(), path.join(outputPath, 'plugin.json'))} built in ${time} ms`);
  return 0;
}
