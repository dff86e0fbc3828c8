import path from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import type { CliCommand, Output } from '../command/CliCommand';
import { readBuild } from './readBuild';

const PORT = 4300;

export interface ServedPlugin {
  /** Of the manifest. */
  readonly address: string;
  stop(): Promise<void>;
}

export const devCommand: CliCommand = {
  name: 'dev',
  parameters: '[folder]',
  says: 'builds the plugin at every change, and shows it in a Taskweave that runs already',
  options: {
    shell: '<address> of Taskweave, as it stands in the browser; it is printed with the plugin in it',
    port: `<number> of this machine that the plugin is served on; ${PORT} unless it is given`,
  },
  async run({ positionals: [folder = '.'], value }, out) {
    const port = Number(value('port') ?? PORT);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${value('port')} is no port.`);
    const served = await servePlugin(folder, { port, shell: value('shell') }, out);
    await new Promise((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
    await served.stop();
    return 0;
  },
};

/**
 * Serves a plugin to pages on this machine, and rebuilds it whenever a file changes: the shell notices from the
 * manifest, and renders the new build.
 *
 * @param shell address of Taskweave that the plugin is to be seen in
 */
export async function servePlugin(
  folder: string,
  { port, shell }: { readonly port: number; readonly shell?: string | undefined },
  out: Output,
): Promise<ServedPlugin> {
  const configuration = await readBuild(folder, 'development');
  const compiler = rspack({ ...configuration, infrastructureLogging: { level: 'error' } });
  const server = new RspackDevServer(
    {
      port,
      // Nobody else on the network can access unfinished work.
      host: 'localhost',
      hot: false,
      liveReload: false,
      client: false,
      static: false,
      webSocketServer: false,
      headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
      devMiddleware: { stats: 'none' },
    },
    compiler,
  );
  const isBuilt = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('taskweave-plugin', (stats) => {
      if (stats.hasErrors()) out.error(stats.toString({ preset: 'errors-only', colors: false }));
      else out.print(`built in ${stats.toJson({ all: false, timings: true }).time} ms`);
      resolve();
    });
  });
  await server.start();
  await isBuilt;
  const bound = server.server?.address();
  const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
  const address = `http://localhost:${actual}/plugin.json`;
  const request = `plugin-dev=${configuration.name ?? path.basename(path.resolve(folder))}@${address}`;
  out.print(
    shell === undefined
      ? `Add this to the address of Taskweave: ?${request}`
      : `Open ${withRequest(shell, request)}`,
  );
  out.print('The administrator\'s file must say "devOverrides": "confirm" or "allow" below "policy".');
  return { address, stop: () => server.stop() };
}

function withRequest(shell: string, request: string): string {
  const { origin, pathname, search, hash } = new URL(shell);
  return `${origin}${pathname}${search === '' ? '?' : `${search}&`}${request}${hash}`;
}
