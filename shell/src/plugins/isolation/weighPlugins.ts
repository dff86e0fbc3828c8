/** What all files of one plugin may weigh, unpacked, and how many rules its style sheets may have. */
export const MOST_BYTES = 10 * 2 ** 20;
export const MOST_RULES = 10_000;

export interface PluginScales {
  /**
   * Why the files of a plugin are too much; null where they are not.
   *
   * @param baseUrl its folder
   * @param others folders of everybody else: of two, one within the other, the inner one has the file
   */
  complaintOf(baseUrl: string, others: readonly string[]): string | null;
}

/** What the browser fetches to run or to draw: answers of the engine may lie in the same folder. */
const FILE = /\.(m?js|css)(\?|$)/;

/**
 * Weighs the files that plugins have brought so far: scripts, catalogues, style sheets. The browser fetches them by itself,
 * so that their weight is known when they are there.
 */
export function weighPlugins(): PluginScales {
  const weights = new Map<string, number>();
  // The browser's own list ends at 250 files.
  if ('PerformanceObserver' in globalThis) {
    new PerformanceObserver((list) => note(list.getEntries())).observe({ type: 'resource', buffered: true });
  }

  function note(entries: readonly PerformanceEntry[]): void {
    for (const entry of entries) {
      if (FILE.test(entry.name) && 'decodedBodySize' in entry) {
        weights.set(entry.name, Number(entry.decodedBodySize));
      }
    }
  }

  return {
    complaintOf(baseUrl, others) {
      note(performance.getEntriesByType('resource'));
      const inner = others.filter((folder) => folder !== baseUrl && folder.startsWith(baseUrl));
      const isOf = (file: string) =>
        file.startsWith(baseUrl) && !inner.some((folder) => file.startsWith(folder));
      let weight = 0;
      for (const [file, bytes] of weights) if (isOf(file)) weight += bytes;
      if (weight > MOST_BYTES) {
        return `Its files weigh ${megabytes(weight)} MB; a plugin may have ${megabytes(MOST_BYTES)}.`;
      }
      const sheets = [...document.styleSheets].filter(({ href }) => href !== null && isOf(href));
      const rules = sheets.reduce((count, sheet) => count + countRules(sheet, MOST_RULES - count), 0);
      return rules > MOST_RULES ? `Its style sheets have more than ${MOST_RULES} rules.` : null;
    },
  };
}

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(1);
}

/** Rules of a sheet or a block, with those within; no further than the limit. */
function countRules(holder: { readonly cssRules?: CSSRuleList }, limit: number): number {
  const { length = 0 } = holder.cssRules ?? {};
  let count = length;
  for (const rule of holder.cssRules ?? []) {
    if (count > limit) break;
    count += countRules(rule as CSSGroupingRule, limit - count);
  }
  return count;
}
