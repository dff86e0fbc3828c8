import { rspack } from '@rspack/core';

/**
 * @param {import('@rspack/core').Configuration[]} configurations
 * @returns {Promise<import('@rspack/core').MultiStats>}
 * @throws {Error} with errors and warnings
 */
export function compile(configurations) {
  const compiler = rspack(configurations);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors() || stats?.hasWarnings()) {
          reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
        } else if (stats !== undefined) resolve(stats);
      });
    });
  });
}
