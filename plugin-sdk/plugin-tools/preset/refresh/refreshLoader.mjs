import path from 'node:path';
import { fileURLToPath } from 'node:url';

const [families, react, jsx] = ['families', 'react', 'jsx'].map((name) =>
  JSON.stringify(fileURLToPath(new URL(`./${name}.mjs`, import.meta.url))),
);

/**
 * Connects a compiled module with the families of its components, on its first line, so that no line moves.
 *
 * @this {import('@rspack/core').LoaderContext<{ id: string }>}
 * @param {string} source
 * @param {any} map
 */
export default function refreshLoader(source, map) {
  const file = path.relative(this.rootContext, this.resourcePath);
  const prefix = JSON.stringify(`${this.getOptions().id} ${file} `);
  const connected = source
    .replaceAll(/(\bfrom\s*)(["'])react\2/g, (_, from) => from + react)
    .replaceAll(/(\bfrom\s*)(["'])react\/jsx-dev-runtime\2/g, (_, from) => from + jsx);
  this.callback(
    null,
    `import { register as $tw$register, signature as $RefreshSig$ } from ${families}; const $RefreshReg$ = (type, name) => $tw$register(${prefix} + name, type); ${connected}`,
    map,
  );
}
