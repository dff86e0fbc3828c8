/** What all files of one plugin may weigh, unpacked, and how many rules its style sheets may have. */
export const MOST_BYTES = 10 * 2 ** 20;
export const MOST_RULES = 10_000;

export interface PluginScales {
  /** Why the files below a folder are too much; null where they are not. */
  complaintOf(baseUrl: string): string | null;
}

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
      if ('decodedBodySize' in entry) weights.set(entry.name, Number(entry.decodedBodySize));
    }
  }

  return {
    complaintOf(baseUrl) {
      note(performance.getEntriesByType('resource'));
      let weight = 0;
      for (const [file, bytes] of weights) if (file.startsWith(baseUrl)) weight += bytes;
      if (weight > MOST_BYTES) {
        return `Its files weigh ${megabytes(weight)} MB; a plugin may have ${megabytes(MOST_BYTES)}.`;
      }
      const rules = rulesBelow(baseUrl);
      return rules > MOST_RULES ? `Its style sheets have more than ${MOST_RULES} rules.` : null;
    },
  };
}

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(1);
}

function rulesBelow(baseUrl: string): number {
  let count = 0;
  for (const sheet of document.styleSheets) {
    if (sheet.href?.startsWith(baseUrl)) count += countRules(sheet, MOST_RULES - count);
  }
  return count;
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
