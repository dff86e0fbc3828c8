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

/** Gives all ids, names and classes the prefix, and what refers to them as well. */
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

/** The same in the selectors of a style sheet, as the browser writes them: what is quoted there is no name. */
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
