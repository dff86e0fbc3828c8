/**
 * The arrow key that leads to what comes before an element: to the right on a page from right to left.
 *
 * @example event.key === towardsStart(event.currentTarget)
 */
export function towardsStart(element: Element): 'ArrowLeft' | 'ArrowRight' {
  return getComputedStyle(element).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
}
