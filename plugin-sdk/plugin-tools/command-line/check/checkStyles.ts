import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { error, type Verdict } from './Finding';

/** As the preset and `seal` begin every sheet, whatever a minimizer makes of its quotes and blanks. */
const SCOPED = /^@layer plugins\s*\{\s*@scope\s*\(\s*\[data-plugin="?([\w-]+)"?\]\s*\)/;

/** Whether the styles of a plugin stay within what it draws: a sheet without the scope dresses the whole page. */
export function checkStyles(dist: string, { id }: PluginManifest): Verdict {
  const sheets = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  return {
    name: 'styles',
    summary: sheets.length === 0 ? 'none' : `${sheets.length} ${sheets.length === 1 ? 'sheet' : 'sheets'}`,
    findings: sheets
      .filter((file) => SCOPED.exec(readFileSync(path.join(dist, file), 'utf8'))?.[1] !== id)
      .map((file) =>
        error(
          `${file} applies to the whole page: build without "allowGlobalStyles: true", or seal the build.`,
        ),
      ),
  };
}
