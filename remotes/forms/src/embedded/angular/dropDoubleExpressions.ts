import { attributesOf, findAll, localNameOf, removeAttribute, setAttribute } from '../source/elementAccess';
import { STYLE_EXPRESSION } from '../source/prepareNodes';

export const CLASS_EXPRESSION = 'data-taskweave-class';

const TEXTS = new Set([
  'ngBindTemplate',
  'ngHref',
  'ngList',
  'ngMessage',
  'ngSrc',
  'ngSrcset',
  'ngSwitchWhen',
  'uibDatepickerPopup',
  'uibPopover',
  'uibTitle',
  'uibTooltip',
]);
const TEXTS_OF_WIDGETS =
  /^(?:aria\w+|cam\w+|alt|class|content|for|heading|href|id|name|pattern|placeholder|role|src|style|tabindex|taskweave\w+|title|type|value|\w+(?:Placement|Text|Title))$/;
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  ngInclude: ['src', 'onload', 'autoscroll'],
  ngPluralize: ['count', 'offset', 'when'],
  ngSwitch: ['on'],
};
/** AngularJS evaluates a form's name as an expression, so `$index` is the only interpolation allowed in it. */
const INDEX = /\{\{\s*(?:::\s*)?(?:\$parent\.)*\$index\s*\}\}/g;

/** AngularJS would evaluate the result of `{{ }}` in these attributes again, so the text of a variable would run. */
export function dropDoubleExpressions(
  nodes: Iterable<unknown>,
  onDropped: (attribute: string) => void,
): void {
  for (const node of nodes) {
    if (!(node instanceof Element)) continue;
    for (const element of [node, ...findAll<Element>(node, '*')]) drop(element, onDropped);
  }
}

function drop(element: Element, onDropped: (attribute: string) => void): void {
  const attributes = attributesOf(element);
  if (!attributes.some(({ value }) => value.includes('{{'))) return;
  const names = new Set([localNameOf(element), ...attributes.map(({ name }) => name)].map(directiveOf));
  for (const { name, value } of attributes) {
    if (!value.includes('{{')) continue;
    const directive = directiveOf(name);
    if (directive === 'style') rename(element, name, STYLE_EXPRESSION, value);
    else if (directive === 'class') rename(element, name, CLASS_EXPRESSION, value);
    else if (isExpression(directive, value, names)) {
      removeAttribute(element, name);
      onDropped(name);
    }
  }
}

function isExpression(name: string, value: string, names: ReadonlySet<string>): boolean {
  const isNameOfForm = name === 'ngForm' || (name === 'name' && (names.has('form') || names.has('ngForm')));
  if (isNameOfForm) return value.replace(INDEX, '').includes('{{');
  if (/^(?:ng|uib)[A-Z]/.test(name)) return !TEXTS.has(name);
  if (Object.entries(COMPANIONS).some(([owner, read]) => names.has(owner) && read.includes(name)))
    return true;
  const isWidget = [...names].some((one) => one.startsWith('uib'));
  return isWidget && !TEXTS_OF_WIDGETS.test(name);
}

function rename(element: Element, from: string, to: string, value: string): void {
  removeAttribute(element, from);
  setAttribute(element, to, value);
}

/** AngularJS treats `data-ng-show`, `x_ng_show`, `ng:show` and `ng-attr-ng-show` alike as `ngShow`. */
export function directiveOf(name: string): string {
  const plain = name.toLowerCase().replace(/^(?:x|data)[:\-_]/, '');
  const attribute = /^ng[:\-_]attr[:\-_](.+)$/.exec(plain)?.[1];
  if (attribute !== undefined) return directiveOf(attribute);
  return plain.replace(/[:\-_]+(.)/g, (_all, letter: string, place: number) =>
    place === 0 ? letter : letter.toUpperCase(),
  );
}
