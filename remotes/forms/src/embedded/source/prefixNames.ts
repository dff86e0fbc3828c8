import { attributeOf, setAttribute } from './elementAccess';

/** What ids and names of a form that is not trusted begin with, so that they stand in for nothing of the page. */
export const NAME_PREFIX = 'user-content-';

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

/** Gives all ids and names the prefix, and what refers to them as well. */
export function prefixNames(root: ParentNode): void {
  for (const name of ['id', 'name']) {
    rewrite(root, name, (value) => `${NAME_PREFIX}${value}`);
  }
  for (const name of REFERENCES) {
    rewrite(root, name, (value) => value.replace(/\S+/g, (id) => `${NAME_PREFIX}${id}`));
  }
  rewrite(root, 'href', (value) => value.replace(/^\s*#(?=[^/\s])/, `#${NAME_PREFIX}`));
}

/** The same in the selectors of a style sheet. */
export function prefixSelector(selector: string): string {
  return selector.replace(/#(?=[^\s#.:,>+~[\]()"'=])/g, `#${NAME_PREFIX}`);
}

function rewrite(root: ParentNode, name: string, change: (value: string) => string): void {
  for (const element of root.querySelectorAll(`[${name}]`)) {
    const value = attributeOf(element, name);
    if (value !== null && value !== '') setAttribute(element, name, change(value));
  }
}
