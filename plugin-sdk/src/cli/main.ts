#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkConfig } from './checkConfig';
import type { Output } from './Output';
import { pin } from './pin';

const USAGE = `taskweave-plugin <command>

  check-config <plugins.json> [--page <address of Taskweave>]
      what is wrong with the administrator's file, and the order at every point
  pin <address of plugin.json>
      an entry for the administrator's file, with the hash of the manifest`;

const out: Output = {
  print: (line) => void process.stdout.write(`${line}\n`),
  error: (line) => void process.stderr.write(`${line}\n`),
};

process.exitCode = await run(process.argv.slice(2));

async function run(parameters: readonly string[]): Promise<number> {
  const [command, ...rest] = parameters;
  try {
    switch (command) {
      case 'check-config':
        return await runCheckConfig(rest);
      case 'pin':
        return await pin(rest, out);
      default:
        out.error(USAGE);
        return command === undefined || command === 'help' ? 0 : 1;
    }
  } catch (error) {
    out.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function runCheckConfig(parameters: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    options: { page: { type: 'string' } },
    allowPositionals: true,
  });
  const [file = 'config/plugins.json'] = positionals;
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as {
    readonly version: string;
  };
  const page = values.page === undefined ? {} : { page: new URL(values.page) };
  return checkConfig(file, { ...page, sdkVersion: version }, out);
}
