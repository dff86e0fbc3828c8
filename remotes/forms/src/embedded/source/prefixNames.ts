import { withoutAngularClasses } from '../../html/angularNames';
import { attributeOf, setAttribute } from './elementAccess';
import { NAME_PREFIX, prefixClasses } from './formClasses';

const REFERENCES = [
  'for',
  'list',
  'headers',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
];

export function prefixNames(root: ParentNode): void {
  for (const name of ['id', 'name']) {
    rewrite(root, name, (value) => `${NAME_PREFIX}${value}`);
  }
  for (const name of REFERENCES) {
    rewrite(root, name, (value) => value.replace(/\S+/g, (id) => `${NAME_PREFIX}${id}`));
  }
  rewrite(root, 'class', (value) => prefixClasses(withoutAngularClasses(value)));
  rewrite(root, 'href', (value) => value.replace(/^\s*#(?=[^/\s])/, `#${NAME_PREFIX}`));
}

/** The selector must be one that the browser serialized, whose quoted text contains no names. */
export function prefixSelector(selector: string): string {
  return selector.replace(
    /"(?:[^"\\]|\\.)*"|([#.])((?:[\w-]|[^\0-\x7f]|\\.)+)/g,
    (all, sign: string | undefined, name: string) => {
      if (sign === undefined) return all;
      return sign === '#' ? `#${NAME_PREFIX}${name}` : `.${prefixClasses(name)}`;
    },
  );
}

function rewrite(root: ParentNode, name: string, change: (value: string) => string): void {
  for (const element of root.querySelectorAll(`[${name}]`)) {
    const value = attributeOf(element, name);
    if (value !== null && value !== '') setAttribute(element, name, change(value));
  }
}
