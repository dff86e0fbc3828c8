import { attributeOf, attributesOf, removeAttribute, setAttribute, styleOf } from './elementAccess';
import { HANDLER_CODE, STYLE_TEXT } from './hideRefused';
import type { ParsedForm } from './parseForm';

/** Attribute that stands for an inline handler: its value is the place of the code in `handlers`. */
export const HANDLER_PREFIX = 'data-taskweave-on';
/** Attribute of a style with an AngularJS expression in it. */
export const STYLE_EXPRESSION = 'data-taskweave-style';

export interface InlineHandler {
  /** As in `click`. */
  readonly event: string;
  readonly code: string;
}

export interface PreparedNodes {
  readonly nodes: DocumentFragment;
  /** Code of `onclick` and the like, by the numbers in the attributes that stand for them. */
  readonly handlers: readonly InlineHandler[];
}

/** Takes off the nodes of a form that may run code what the page's policy would refuse. */
export function prepareNodes({ body }: ParsedForm): PreparedNodes {
  const handlers: InlineHandler[] = [];
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    for (const { name, value } of attributesOf(element)) {
      if (name === STYLE_TEXT && value.includes('{{')) {
        removeAttribute(element, name);
        setAttribute(element, STYLE_EXPRESSION, value);
      } else if (name.startsWith(HANDLER_CODE)) {
        const event = name.slice(HANDLER_CODE.length + 2);
        removeAttribute(element, name);
        setAttribute(element, `${HANDLER_PREFIX}${event}`, String(handlers.length));
        handlers.push({ event, code: value });
      } else if (name === 'autofocus') {
        // The focus is the list's while people go through it.
        removeAttribute(element, name);
      } else if (name === 'href' && /^\s*javascript:/i.test(value)) {
        setAttribute(element, name, '#');
      }
    }
  }
  return { nodes: body, handlers };
}

/** Puts styles of the HTML back: the policy forbids them there, but not those that code sets. */
export function applyStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${STYLE_TEXT}]`)) {
    styleOf(element).cssText = attributeOf(element, STYLE_TEXT) ?? '';
    removeAttribute(element, STYLE_TEXT);
  }
}
