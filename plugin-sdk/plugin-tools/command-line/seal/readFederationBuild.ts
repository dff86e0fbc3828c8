import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** What a stock federation plugin says of its build. */
export interface FederationBuild {
  readonly format: 'script' | 'module';
  /** Name of the file, relative to the folder of the build. */
  readonly entry: string;
  /** The global variable of a script. */
  readonly container: string;
  /** Modules that are taken from the shell. */
  readonly shared: readonly SharedModule[];
}

interface SharedModule {
  readonly name: string;
  /** The range that the container asks the shell for; none if any version will do. */
  readonly range: string | undefined;
}

const assets = v.optional(
  v.object({ js: v.object({ sync: v.array(v.string()), async: v.array(v.string()) }) }),
);

const MANIFEST = v.object({
  metaData: v.object({
    globalName: v.string(),
    publicPath: v.optional(v.string()),
    remoteEntry: v.object({ name: v.string(), path: v.optional(v.string(), ''), type: v.string() }),
  }),
  exposes: v.array(v.object({ path: v.string() })),
  shared: v.array(v.object({ name: v.string(), requiredVersion: v.optional(v.unknown()), assets })),
});

/** What the shell has, and a copy of which would not be the same: each keeps something that others look for. */
const FROM_SHELL = /^(react|react-dom|zustand|@tanstack\/react-query|@taskweave\/(plugin-sdk|ui))(\/|$)/;

/**
 * Reads `mf-manifest.json`, which `@module-federation/enhanced` and `@module-federation/vite` write beside their entry.
 *
 * @param dist folder of the build
 * @throws what about it cannot be sealed, and what to write in the configuration of the build
 */
export function readFederationBuild(dist: string): FederationBuild {
  const file = path.join(dist, 'mf-manifest.json');
  if (!existsSync(file)) {
    throw new Error(
      `There is no ${path.relative(process.cwd(), file)}: build first, with @module-federation/enhanced or @module-federation/vite and "manifest: true". The ModuleFederationPlugin of webpack itself writes none.`,
    );
  }
  const result = v.safeParse(MANIFEST, JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${file} is no manifest of a federation plugin.`);
  const { metaData, exposes, shared } = result.output;
  const { type, path: folder, name } = metaData.remoteEntry;
  if (!exposes.some((one) => one.path === './plugin')) {
    throw new Error('The build exposes no "./plugin": write exposes: { "./plugin": "./src/plugin.ts" }.');
  }
  if (metaData.publicPath !== 'auto') {
    throw new Error(
      `The build is for the address "${metaData.publicPath}", and must run wherever it is put: write output.publicPath: "auto", or base: "./" with Vite.`,
    );
  }
  if (!shared.some((one) => one.name === '@taskweave/plugin-sdk')) {
    throw new Error(`"@taskweave/plugin-sdk" is not shared. ${REMEDY}`);
  }
  const copied = shared.find((one) => FROM_SHELL.test(one.name) && hasFiles(one.assets));
  if (copied !== undefined) throw new Error(`The build has a copy of ${copied.name}. ${REMEDY}`);
  return {
    format: formatOf(type),
    entry: path.posix.join(folder, name),
    container: metaData.globalName,
    shared: shared.map(({ name, requiredVersion }) => ({
      name,
      range: typeof requiredVersion === 'string' && requiredVersion !== '*' ? requiredVersion : undefined,
    })),
  };
}

const REMEDY =
  'Name what the shell has below "shared", each with { singleton: true, strictVersion: true, import: false }.';

function hasFiles(given: v.InferOutput<typeof assets>): boolean {
  return given !== undefined && given.js.sync.length + given.js.async.length > 0;
}

function formatOf(type: string): FederationBuild['format'] {
  if (type === 'var' || type === 'global') return 'script';
  if (type === 'module') return 'module';
  throw new Error(`The entry is of the type "${type}": only "var", "global" and "module" can be sealed.`);
}
