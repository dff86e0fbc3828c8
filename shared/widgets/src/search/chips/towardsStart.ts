export function towardsStart(element: Element): 'ArrowLeft' | 'ArrowRight' {
  return getComputedStyle(element).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
}
