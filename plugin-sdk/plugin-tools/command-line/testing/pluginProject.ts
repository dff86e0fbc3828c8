import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CliCommand, type Output, runCli } from '../command/CliCommand';

export interface PluginProject {
  readonly folder: string;
  write(file: string, content: string): Promise<void>;
  configure(options: string): Promise<void>;
  remove(): Promise<void>;
}

const PRESET = new URL('../../preset/pluginPreset.mjs', import.meta.url).href;

export const PLUGIN = `
  export default {
    id: 'acme-risk',
    translations: { en: { tab: 'Risk' }, de: { tab: 'Risiko' } },
    contributions: [
      { point: 'tasklist.task.detail', id: 'risk', meta: { label: '%tab%' }, component: () => import('./RiskTab') },
    ],
  };`;

export async function createPluginProject(): Promise<PluginProject> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plugin-'));
  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  };
  await write('package.json', '{ "name": "acme-risk", "version": "1.4.2" }');
  const configure = (options: string) =>
    write(
      'rspack.config.mjs',
      `import { pluginPreset } from '${PRESET}';
       export default pluginPreset({ root: import.meta.dirname, id: 'acme-risk', ${options} });`,
    );
  await configure('');
  await write('src/plugin.ts', PLUGIN);
  await write('src/RiskTab.ts', "import './RiskTab.css'; export default () => null;");
  await write('src/RiskTab.css', '.risk { color: red }');
  return { folder, write, configure, remove: () => rm(folder, { recursive: true, force: true }) };
}

export interface RecordedOutput extends Output {
  readonly printed: string[];
  readonly errors: string[];
}

export function recordOutput(): RecordedOutput {
  const printed: string[] = [];
  const errors: string[] = [];
  return {
    printed,
    errors,
    print: (line) => void printed.push(line),
    error: (line) => void errors.push(line),
  };
}

export async function call(command: CliCommand, ...parameters: readonly string[]) {
  const out = recordOutput();
  const code = await runCli([command], [command.name, ...parameters], out);
  return { code, printed: out.printed, errors: out.errors };
}
