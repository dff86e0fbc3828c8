#!/usr/bin/env node
import { buildCommand } from './buildPlugin';
import { runCli } from './CliCommand';
import { checkCommand } from './check/checkPlugin';
import { checkConfigCommand } from './checkConfigCommand';
import { importLegacyCommand } from './legacy/importLegacy';
import type { Output } from './Output';
import { pinCommand } from './pin';
import { devCommand } from './servePlugin';

const out: Output = {
  print: (line) => void process.stdout.write(`${line}\n`),
  error: (line) => void process.stderr.write(`${line}\n`),
};

process.exitCode = await runCli(
  [devCommand, buildCommand, checkCommand, pinCommand, checkConfigCommand, importLegacyCommand],
  process.argv.slice(2),
  out,
);
