import type { Build, Verdict } from './Build';

/** As the preset and `seal` begin every sheet, whatever a minimizer makes of its quotes and blanks. */
const SCOPED = /^@layer plugins\s*\{\s*@scope\s*\(\s*\[data-plugin="?([\w-]+)"?\]\s*\)/;

/** Whether the styles of a plugin stay within what it draws: a sheet without the scope dresses the whole page. */
export function checkStyles({ manifest, files }: Build): Verdict {
  const sheets = [...files].filter(([file]) => file.endsWith('.css'));
  const open = sheets.filter(([, css]) => SCOPED.exec(css.toString('utf8'))?.[1] !== manifest.id);
  return {
    name: 'styles',
    summary: sheets.length === 0 ? 'none' : `${sheets.length} ${sheets.length === 1 ? 'sheet' : 'sheets'}`,
    errors: open.map(
      ([file]) =>
        `${file} applies to the whole page: build without "allowGlobalStyles: true", or seal the build.`,
    ),
  };
}
