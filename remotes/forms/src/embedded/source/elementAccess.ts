/* A form control named `attributes` shadows `form.attributes`, and so on for every member, so any element that may be a foreign form needs these helpers. */

export function attributesOf(element: Element): readonly Attr[] {
  return [...(Reflect.get(Element.prototype, 'attributes', element) as NamedNodeMap)];
}

export function localNameOf(element: Element): string {
  return Reflect.get(Element.prototype, 'localName', element) as string;
}

export function styleOf(element: HTMLElement): CSSStyleDeclaration {
  if (!(element instanceof HTMLFormElement)) return element.style;
  return Reflect.get(HTMLElement.prototype, 'style', element) as CSSStyleDeclaration;
}

export function attributeOf(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name);
}

export function setAttribute(element: Element, name: string, value: string): void {
  Element.prototype.setAttribute.call(element, name, value);
}

export function removeAttribute(element: Element, name: string): void {
  Element.prototype.removeAttribute.call(element, name);
}

export function closestOf(element: Element, selector: string): Element | null {
  return Element.prototype.closest.call(element, selector);
}

export function findAll<E extends Element = HTMLElement>(element: Element, selector: string): readonly E[] {
  return [...(Element.prototype.querySelectorAll.call(element, selector) as NodeListOf<E>)];
}
