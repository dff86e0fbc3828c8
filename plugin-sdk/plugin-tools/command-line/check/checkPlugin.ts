import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compatibilityOf, engineRangeFaults } from '@taskweave/plugin-files/manifest/compatibilityOf';
import { parseManifest } from '@taskweave/plugin-files/manifest/parseManifest';
import { POINT_IDS } from '../../../src/contract/pointIds';
import { SDK_VERSION } from '../../preset/ManifestPlugin.mjs';
import { readPluginDefinition } from '../../preset/readPluginDefinition.mjs';
import { readBuild } from '../build/readBuild';
import type { CliCommand, Output } from '../command/CliCommand';
import { parseJson } from '../command/parseJson';
import { readFiles } from '../command/readFiles';
import type { Build, Verdict } from './Build';
import { checkContract } from './checkContract';
import { checkFiles } from './checkFiles';
import { checkShared } from './checkShared';
import { checkSizes, DEFAULT_BUDGET, type SizeBudget } from './checkSizes';
import { checkStyles } from './checkStyles';

export const checkCommand: CliCommand = {
  name: 'check',
  parameters: '[folder]',
  says: 'what a shell or an administrator would refuse about a built plugin',
  options: {
    dist: '<folder> of the build, below that of the plugin; unless it is given, where rspack.config.mjs writes to, or dist',
  },
  async run({ positionals: [folder = '.'], value }, out) {
    const dist = path.resolve(folder, value('dist') ?? (await outputOf(folder)));
    const file = path.join(dist, 'plugin.json');
    if (!existsSync(file)) {
      throw new Error(
        `There is no ${path.relative(process.cwd(), file)}: run "taskweave-plugin build" first.`,
      );
    }
    const parsed = parseManifest(parseJson(readFileSync(file, 'utf8')), null);
    if (!parsed.ok) throw new Error(`✗ manifest  ${parsed.code} ${parsed.message}`);
    const build = { manifest: parsed.manifest, files: readFiles(dist) };
    const sourceFile = path.resolve(folder, 'src/plugin.ts');
    const source = existsSync(sourceFile) ? readPluginDefinition(sourceFile).definition : null;
    const verdicts = [
      checkVersions(build),
      checkFiles(build),
      checkSizes(build, budgetOf(folder)),
      checkStyles(build),
      checkShared(build),
      checkContract(build, source),
    ];
    out.print(`${build.manifest.id} ${build.manifest.version}`);
    for (const verdict of verdicts) tell(verdict, out);
    return verdicts.some(({ errors }) => errors.length > 0) ? 1 : 0;
  },
};

/** Other bundlers write to `dist`, too, unless their configuration says otherwise. */
async function outputOf(folder: string): Promise<string> {
  const isOurs = existsSync(path.resolve(folder, 'rspack.config.mjs'));
  const output = isOurs ? (await readBuild(folder, 'production')).output?.path : undefined;
  return output ?? 'dist';
}

function tell({ name, summary, errors, warnings = [] }: Verdict, out: Output): void {
  out.print(`${errors.length > 0 ? '✗' : '✓'} ${name.padEnd(9)} ${summary}`);
  for (const text of errors) out.error(`  error: ${text}`);
  for (const text of warnings) out.error(`  warning: ${text}`);
}

function checkVersions({ manifest }: Build): Verdict {
  const { sdk, engine } = manifest.requires;
  const ranges = typeof engine === 'string' ? { camunda: engine } : (engine ?? {});
  const engines = Object.entries(ranges).map(([product, range]) => `${product} ${range}`);
  const misfit = compatibilityOf(manifest, { sdk: SDK_VERSION, points: POINT_IDS });
  return {
    name: 'versions',
    summary: [`SDK ${sdk}`, ...engines].join(', '),
    errors: [...(misfit === null ? [] : [`${misfit.code} ${misfit.message}`]), ...engineRangeFaults(engine)],
  };
}

function budgetOf(folder: string): SizeBudget {
  const file = path.resolve(folder, 'package.json');
  const content = existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : null;
  const { taskweave } = Object(content) as { readonly taskweave?: { readonly budget?: Partial<SizeBudget> } };
  return { ...DEFAULT_BUDGET, ...taskweave?.budget };
}
