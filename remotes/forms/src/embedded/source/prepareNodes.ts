import { attributeOf, attributesOf, removeAttribute, setAttribute, styleOf } from './elementAccess';
import { HANDLER_CODE, STYLE_TEXT } from './hideRefused';
import type { ParsedForm } from './parseForm';

export const HANDLER_PREFIX = 'data-taskweave-on';
export const STYLE_EXPRESSION = 'data-taskweave-style';

export interface InlineHandler {
  readonly event: string;
  readonly code: string;
}

export interface PreparedNodes {
  readonly nodes: DocumentFragment;
  readonly handlers: readonly InlineHandler[];
}

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
        // Autofocus would take the focus from the task list during keyboard navigation.
        removeAttribute(element, name);
      } else if (name === 'href' && /^\s*javascript:/i.test(value)) {
        setAttribute(element, name, '#');
      }
    }
  }
  return { nodes: body, handlers };
}

/** The CSP forbids style attributes in HTML, but not styles set through the CSSOM. */
export function applyStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${STYLE_TEXT}]`)) {
    styleOf(element).cssText = attributeOf(element, STYLE_TEXT) ?? '';
    removeAttribute(element, STYLE_TEXT);
  }
}
