/** What the engine makes of a file, which depends on its name. */
export type FileKind = 'bpmn' | 'cmmn' | 'dmn' | 'form' | 'html' | 'script' | 'model-name' | 'other';

const ENDINGS: readonly (readonly [RegExp, FileKind])[] = [
  [/\.(bpmn|bpmn20\.xml)$/, 'bpmn'],
  [/\.(cmmn|cmmn1[01]\.xml)$/, 'cmmn'],
  [/\.(dmn|dmn11\.xml)$/, 'dmn'],
  // Models by their looks, which the engine keeps without reading them.
  [/\.(bpmn|cmmn|dmn)\w*\.xml$|\.(bpmn|cmmn|dmn)\w+$/i, 'model-name'],
  [/\.form$/, 'form'],
  [/\.html?$/i, 'html'],
  [/\.(js|mjs|groovy|py|rb|kts?|ftl|vm|feel|juel)$/i, 'script'],
];

/** @example fileKind('invoice.bpmn') // 'bpmn' */
export function fileKind(name: string): FileKind {
  return ENDINGS.find(([ending]) => ending.test(name))?.[1] ?? 'other';
}

const DRAWN: readonly FileKind[] = ['bpmn', 'cmmn', 'dmn'];

/** The file of a deployment to begin with: a model where there is one; null where there is no file at all. */
export function leadingFile(names: readonly string[]): string | null {
  return names.find((name) => DRAWN.includes(fileKind(name))) ?? names[0] ?? null;
}

/** The name of a file without its folder and its ending, as a name for what is deployed. */
export function baseName(name: string): string {
  return (name.split('/').at(-1) ?? name).replace(/\.(\w+\.xml|\w+)$/, '');
}
