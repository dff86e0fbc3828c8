/**
 * Names of attributes within an element that the policy of the page has made void: handlers such as `onclick`, and `style`,
 * as HTML in a text brings them. Styles that code sets through `element.style` are not among them.
 *
 * @example blockedAttributes(place); // ['onclick', 'style']
 */
export function blockedAttributes(place: Element): readonly string[] {
  const found = new Set<string>();
  for (const element of place.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on[a-z]+$/.test(name)) found.add(name);
      // The attribute stays, and says nothing.
      const isVoid = name === 'style' && value.trim() !== '' && 'style' in element;
      if (isVoid && (element as HTMLElement).style.length === 0) found.add(name);
    }
  }
  return [...found].sort();
}
