/** Follows the logo's link. The notice that the library opens instead is markup with `style` attributes, created outside our control. */
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
