/**
 * Runs code of a library that makes elements of constant markup with `style` attributes. Our Content-Security-Policy
 * refuses those attributes; the same styles set by script are allowed, and that is what happens to them here. Only for
 * markup that a library brings, never for anything that came from the engine.
 *
 * The bpmn.io logo of cmmn-js is drawn by such markup, and its licence asks that it is shown as it is.
 */
export function withStyledMarkup<T>(build: () => T): T {
  const createElement = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) =>
    styledByScript(createElement(name, options))) as typeof document.createElement;
  try {
    return build();
  } finally {
    // What it hid was the document's own method, which is there again.
    Reflect.deleteProperty(document, 'createElement');
  }
}

function styledByScript(element: HTMLElement): HTMLElement {
  const native = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  Object.defineProperty(element, 'innerHTML', {
    configurable: true,
    get: () => native?.get?.call(element) as unknown,
    set: (markup: string) => {
      native?.set?.call(element, markup.replaceAll(' style="', ' data-style="'));
      for (const styled of element.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
        styled.style.cssText = styled.dataset.style ?? '';
        delete styled.dataset.style;
      }
    },
  });
  return element;
}
