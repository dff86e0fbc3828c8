import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compatibilityOf, engineRangeFaults } from '@taskweave/plugin-files/manifest/compatibilityOf';
import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { parseManifest } from '@taskweave/plugin-files/manifest/parseManifest';
import { POINT_IDS } from '../../../src/contract/pointIds';
import { readPluginDefinition } from '../../preset/readPluginDefinition.mjs';
import { readBuild } from '../build/readBuild';
import type { CliCommand } from '../command/CliCommand';
import type { Output } from '../command/Output';
import { parseJson } from '../command/parseJson';
import { sdkVersion } from '../command/sdkVersion';
import { checkContract } from './checkContract';
import { checkFiles } from './checkFiles';
import { checkShared } from './checkShared';
import { checkSizes, DEFAULT_BUDGET, type SizeBudget } from './checkSizes';
import { checkStyles } from './checkStyles';
import { error, type Verdict } from './Finding';

export const checkCommand: CliCommand = {
  name: 'check',
  parameters: '[folder]',
  says: 'what a shell or an administrator would refuse about a built plugin',
  options: {
    dist: {
      value: '<folder>',
      says: 'of the build, below that of the plugin; unless it is given, where rspack.config.mjs writes to, or dist',
    },
  },
  run: ({ positionals: [folder = '.'], value }, out) => checkPlugin(folder, { dist: value('dist') }, out),
};

export interface CheckOptions {
  /** Folder of the build; by default, the output of the project's own build configuration. */
  readonly dist?: string | undefined;
}

/** @returns the exit code: 1 if anything would be refused */
export async function checkPlugin(
  folder: string,
  { dist: name }: CheckOptions,
  out: Output,
): Promise<number> {
  const dist = name === undefined ? await outputOf(folder) : path.resolve(folder, name);
  const file = path.join(dist, 'plugin.json');
  if (!existsSync(file)) {
    out.error(`There is no ${path.relative(process.cwd(), file)}: run "taskweave-plugin build" first.`);
    return 1;
  }
  const parsed = parseManifest(parseJson(await readFile(file, 'utf8')), null);
  if (!parsed.ok) {
    out.error(`✗ manifest  ${parsed.code} ${parsed.message}`);
    return 1;
  }
  const { manifest } = parsed;
  const sourceFile = path.resolve(folder, 'src/plugin.ts');
  const source = existsSync(sourceFile) ? (await readPluginDefinition(sourceFile)).definition : null;
  const verdicts = [
    checkVersions(manifest),
    checkFiles(dist, manifest),
    checkSizes(dist, manifest, await readBudget(folder)),
    checkStyles(dist, manifest),
    checkShared(dist),
    checkContract(manifest, source),
  ];
  out.print(`${manifest.id} ${manifest.version}`);
  for (const verdict of verdicts) tell(verdict, out);
  return verdicts.some(({ findings }) => findings.some(({ level }) => level === 'error')) ? 1 : 0;
}

/** Other bundlers write to `dist`, too, unless their configuration says otherwise. */
async function outputOf(folder: string): Promise<string> {
  const isOurs = existsSync(path.resolve(folder, 'rspack.config.mjs'));
  const output = isOurs ? (await readBuild(folder, 'production')).output?.path : undefined;
  return output ?? path.resolve(folder, 'dist');
}

function tell({ name, summary, findings }: Verdict, out: Output): void {
  const isWrong = findings.some(({ level }) => level === 'error');
  out.print(`${isWrong ? '✗' : '✓'} ${name.padEnd(9)} ${summary}`);
  for (const { level, message } of findings) out.error(`  ${level}: ${message}`);
}

function checkVersions(manifest: PluginManifest): Verdict {
  const version = sdkVersion();
  const misfit = compatibilityOf(manifest, { sdk: version, points: POINT_IDS });
  const { sdk, engine } = manifest.requires;
  return {
    name: 'versions',
    summary: `SDK ${sdk}${engine === undefined ? '' : `, ${enginesOf(engine)}`}`,
    findings: [
      ...(misfit === null ? [] : [error(`${misfit.code} ${misfit.message}`)]),
      ...engineRangeFaults(engine).map(error),
    ],
  };
}

function enginesOf(engine: NonNullable<PluginManifest['requires']['engine']>): string {
  const ranges = typeof engine === 'string' ? { camunda: engine } : engine;
  return Object.entries(ranges)
    .map(([product, range]) => `${product} ${range}`)
    .join(', ');
}

async function readBudget(folder: string): Promise<SizeBudget> {
  const file = path.resolve(folder, 'package.json');
  if (!existsSync(file)) return DEFAULT_BUDGET;
  const content = parseJson(await readFile(file, 'utf8')) as {
    readonly taskweave?: { readonly budget?: Partial<SizeBudget> };
  } | null;
  return { ...DEFAULT_BUDGET, ...content?.taskweave?.budget };
}
