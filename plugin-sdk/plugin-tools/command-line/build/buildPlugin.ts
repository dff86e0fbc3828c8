import path from 'node:path';
import { rspack, type Stats } from '@rspack/core';
import type { CliCommand } from '../command/CliCommand';
import { readBuild } from './readBuild';

export const buildCommand: CliCommand = {
  name: 'build',
  parameters: '[folder]',
  says: 'builds the plugin of a folder for deployment, with its manifest and the hashes of its files',
  async run({ positionals: [folder = '.'] }, out) {
    const compiler = rspack(await readBuild(folder, 'production'));
    const stats = await new Promise<Stats>((resolve, reject) =>
      compiler.run((error, result) => (result ? resolve(result) : reject(error))),
    );
    await new Promise((resolve) => compiler.close(resolve));
    const problems = stats.toString({ preset: 'errors-warnings', colors: false });
    if (stats.hasErrors()) throw new Error(problems);
    if (stats.hasWarnings()) out.error(problems);
    const { outputPath = '', time = 0 } = stats.toJson({ all: false, outputPath: true, timings: true });
    out.print(`${path.relative(process.cwd(), path.join(outputPath, 'plugin.json'))} built in ${time} ms`);
    return 0;
  },
};
