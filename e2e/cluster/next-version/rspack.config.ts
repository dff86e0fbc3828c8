import path from 'node:path';
import configurations, { type BuildEnvironment } from '../../../rspack.config';

export default (env: BuildEnvironment) =>
  configurations(env).map((build) => ({
    ...build,
    module: {
      ...build.module,
      rules: [
        ...(build.module?.rules ?? []),
        {
          test: /[\\/](?:en|de)\.json$|\.tsx$/,
          exclude: /node_modules/,
          enforce: 'pre' as const,
          loader: path.join(import.meta.dirname, 'changeSource.mjs'),
        },
      ],
    },
  }));
