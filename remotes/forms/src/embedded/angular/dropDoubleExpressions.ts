import { attributesOf, findAll, localNameOf, removeAttribute, setAttribute } from '../source/elementAccess';
import { STYLE_EXPRESSION } from '../source/prepareNodes';

export const CLASS_EXPRESSION = 'data-taskweave-class';

/** Attributes of AngularJS and UI Bootstrap that are texts or addresses. */
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
/** Further attributes that these evaluate as expressions. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  ngInclude: ['src', 'onload', 'autoscroll'],
  ngPluralize: ['count', 'offset', 'when'],
  ngSwitch: ['on'],
};
/** `$index`, the only interpolation allowed in a form's name: AngularJS evaluates the name as an expression. */
const INDEX = /\{\{\s*(?:::\s*)?(?:\$parent\.)*\$index\s*\}\}/g;

/**
 * Removes `{{ }}` from attributes that AngularJS evaluates: its result would be evaluated again, so the text of a variable would run.
 * Moves styles and classes to our own attributes, which allow only what the form's author has named.
 */
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

/** AngularJS's normalization: `data-ng-show`, `x_ng_show`, `ng:show` and `ng-attr-ng-show` are all `ngShow`. */
export function directiveOf(name: string): string {
  const plain = name.toLowerCase().replace(/^(?:x|data)[:\-_]/, '');
  const attribute = /^ng[:\-_]attr[:\-_](.+)$/.exec(plain)?.[1];
  if (attribute !== undefined) return directiveOf(attribute);
  return plain.replace(/[:\-_]+(.)/g, (_all, letter: string, place: number) =>
    place === 0 ? letter : letter.toUpperCase(),
  );
}
