/** The page's CSP blocks inline handlers and `style` attributes, but not styles set through `element.style`. */
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
