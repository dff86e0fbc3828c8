/**
 * @param {readonly import('./tables.mjs').Table[]} tables
 * @param {readonly string[]} names of the front ends
 * @returns {readonly string[]}
 */
export function consoleLines(tables, names) {
  const head = ['', ...names, ...names.slice(1).map(() => 'ratio'), 'floor'];
  return tables.flatMap(({ title, rows }) => {
    const lines = rows.map((row) => [row.title, ...row.values.map(short), ...row.ratios, row.floor]);
    const reasons = new Set(rows.flatMap(({ values }) => values.filter((value) => value !== short(value))));
    return ['', title, ...inColumns([head, ...lines]), ...reasons];
  });
}

/** @param {readonly (readonly string[])[]} lines */
export function inColumns(lines) {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines.map((line) =>
    line
      .map((text, column) =>
        column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

/** The reason stands below, once. @param {string} value */
function short(value) {
  return value.startsWith(REFUSED) ? REFUSED : value;
}

const REFUSED = 'not possible';
