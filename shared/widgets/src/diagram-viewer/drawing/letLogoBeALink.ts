/**
 * A press on a library's sign leads to its makers, as the link says. The notice that the library opens instead is markup with
 * `style` attributes, created outside of our control.
 */
export function letLogoBeALink(container: HTMLElement): void {
  container.addEventListener(
    'click',
    (event) => {
      const isLogo = event.target instanceof Element && event.target.closest('.bjs-powered-by') !== null;
      if (isLogo) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
