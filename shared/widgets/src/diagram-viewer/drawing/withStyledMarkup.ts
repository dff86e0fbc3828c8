/** The Content-Security-Policy refuses `style` attributes but allows the same styles set by script; use this only for a library's own markup. */
export function withStyledMarkup<T>(build: () => T): T {
  const createElement = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) =>
    styledByScript(createElement(name, options))) as typeof document.createElement;
  try {
    return build();
  } finally {
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
