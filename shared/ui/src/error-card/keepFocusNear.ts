import { isFocusLost } from '@taskweave/base/isFocusLost';
/**
 * A ref for an element that disappears with its button, such as "Try again": if it has the focus, the surrounding part of the page
 * takes it, so that the next Tab goes on from there and not from the top of the page.
 * @example <div ref={keepFocusNear}>
 */
export function keepFocusNear(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const around: HTMLElement[] = [];
    for (let one = element.parentElement; one !== null; one = one.parentElement) around.push(one);
    queueMicrotask(() => {
      // Elements with a role or a name persist, while others are replaced with their content.
      const place = around.find((one) => one.isConnected && one.matches('section, main, [role]'));
      if (place === undefined || !isFocusLost()) return;
      if (!place.hasAttribute('tabindex')) {
        place.tabIndex = -1;
        place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
      }
      place.focus({ preventScroll: true });
    });
  };
}
