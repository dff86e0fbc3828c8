export const ENGINE_TITLES = {
  camunda: 'Camunda 7',
  operaton: 'Operaton',
  cibseven: 'CIB seven',
  fluxnova: 'Fluxnova',
  orqueio: 'Orqueio',
} as const;

/** A product of the engine family, as `requires.engine` names it. */
export type EngineProduct = keyof typeof ENGINE_TITLES;

/**
 * The engines that a plugin works with. A string is a range of Camunda 7 and says nothing about its forks, which restart their version
 * numbers. An object is exhaustive: products that it does not name are unsupported. `*` is any version.
 * @example
 * { camunda: '>=7.18', operaton: '>=1.0', cibseven: '*' }
 */
export type EngineRanges = string | { readonly [Product in EngineProduct]?: string };
