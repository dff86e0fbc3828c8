/** What the application draws into. */
const FRAME = '#root, #overlays';

/**
 * The plugin, ours as well, in whose part an element stands; empty for what the shell itself draws, undefined for what
 * stands nowhere of that: at the end of the page, or not in it.
 */
export function placeOf(element: Element): string | undefined {
  const part = element.closest<HTMLElement>('[data-plugin]');
  if (part !== null) return part.dataset.plugin;
  return element.closest(FRAME) === null ? undefined : '';
}
