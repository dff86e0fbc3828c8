/** Names of the inline handlers and `style` attributes that the page's CSP blocks. Styles set through `element.style` still work. */
export function blockedAttributes(place: Element): readonly string[] {
  const found = new Set<string>();
  for (const element of place.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on[a-z]+$/.test(name)) found.add(name);
      // A blocked `style` attribute stays in the DOM but sets nothing.
      const isVoid = name === 'style' && value.trim() !== '' && 'style' in element;
      if (isVoid && (element as HTMLElement).style.length === 0) found.add(name);
    }
  }
  return [...found].sort();
}
