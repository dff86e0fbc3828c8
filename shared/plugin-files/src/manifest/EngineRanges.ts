/** The products of the engine's family, by the names that `requires.engine` knows them by, and as people do. */
export const ENGINE_TITLES = {
  camunda: 'Camunda 7',
  operaton: 'Operaton',
  cibseven: 'CIB seven',
  fluxnova: 'Fluxnova',
  orqueio: 'Orqueio',
} as const;

/** A product of the engine's family, by the name that `requires.engine` knows it by. */
export type EngineProduct = keyof typeof ENGINE_TITLES;

/**
 * The engines that a plugin works with. A text is a range of Camunda 7 and says nothing about the products that came of it,
 * which restart their numbers. Ranges by product are the whole list: a product that is not named is not supported. `*` is any version.
 *
 * @example
 * { camunda: '>=7.18', operaton: '>=1.0', cibseven: '*' }
 */
export type EngineRanges = string | { readonly [Product in EngineProduct]?: string };
