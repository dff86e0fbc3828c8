import { isFocusLost } from '@taskweave/base/isFocusLost';
/**
 * A ref for what has a button that makes it go, such as "Try again": if the focus is inside when it goes, the part of the
 * page around takes it, so that the next Tab leads on from there and not from the top of the page.
 *
 * @example <div ref={keepFocusNear}>
 */
export function keepFocusNear(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const around: HTMLElement[] = [];
    for (let one = element.parentElement; one !== null; one = one.parentElement) around.push(one);
    queueMicrotask(() => {
      // Elements with a role or a name stay, while other elements come and go with what they hold.
      const place = around.find((one) => one.isConnected && one.matches('section, main, [role]'));
      // Whatever came instead may have taken it already.
      if (place === undefined || !isFocusLost()) return;
      if (!place.hasAttribute('tabindex')) {
        place.tabIndex = -1;
        place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
      }
      place.focus({ preventScroll: true });
    });
  };
}
