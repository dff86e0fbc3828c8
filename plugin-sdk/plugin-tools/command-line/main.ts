#!/usr/bin/env node
import path from 'node:path';
import { rspack, type Stats } from '@rspack/core';
import { checkConfigCommand } from './admin-file/checkConfig';
import { pinCommand } from './admin-file/pin';
import { readBuild } from './build/readBuild';
import { devCommand } from './build/servePlugin';
import { type CliCommand, type Output, runCli } from './command/CliCommand';
import { endWithReader } from './command/endWithReader';
import { doctorCommand } from './doctor/doctorCommand';
import { importLegacyCommand } from './legacy/importLegacy';
import { sealCommand } from './seal/sealBuild';

const out: Output = {
  print: (line) => void process.stdout.write(`${line}\n`),
  error: (line) => void process.stderr.write(`${line}\n`),
};
const buildCommand: CliCommand = {
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

for (const stream of [process.stdout, process.stderr]) endWithReader(stream, () => process.exit());

process.exitCode = await runCli(
  [devCommand, buildCommand, sealCommand, pinCommand, checkConfigCommand, importLegacyCommand, doctorCommand],
  process.argv.slice(2),
  out,
);
