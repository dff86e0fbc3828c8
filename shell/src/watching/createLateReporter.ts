import type { Reporter, ReporterEdges } from './createReporter';

/** Few installations want reports, and their code comes with the first incident. */
export function createLateReporter(edges: ReporterEdges): Reporter {
  let loading: Promise<Reporter> | null = null;

  async function load(): Promise<Reporter> {
    const { createReporter } = await import(/* webpackChunkName: "watch-page" */ './createReporter');
    return createReporter(edges);
  }

  return {
    take(incident) {
      if (edges.reports() === null) return;
      loading ??= load();
      loading.then(
        (reporter) => reporter.take(incident),
        () => {
          loading = null;
        },
      );
    },
  };
}
