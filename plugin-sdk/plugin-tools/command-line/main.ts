#!/usr/bin/env node
import { checkConfigCommand } from './admin-file/checkConfig';
import { pinCommand } from './admin-file/pin';
import { buildCommand } from './build/buildPlugin';
import { devCommand } from './build/servePlugin';
import { type Output, runCli } from './command/CliCommand';
import { endWithReader } from './command/endWithReader';
import { doctorCommand } from './doctor/doctorCommand';
import { importLegacyCommand } from './legacy/importLegacy';
import { sealCommand } from './seal/sealBuild';

const out: Output = {
  print: (line) => void process.stdout.write(`${line}\n`),
  error: (line) => void process.stderr.write(`${line}\n`),
};

for (const stream of [process.stdout, process.stderr]) endWithReader(stream, () => process.exit());

process.exitCode = await runCli(
  [devCommand, buildCommand, sealCommand, pinCommand, checkConfigCommand, importLegacyCommand, doctorCommand],
  process.argv.slice(2),
  out,
);
