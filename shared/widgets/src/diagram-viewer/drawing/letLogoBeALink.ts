/** The notice that the library opens is markup with `style` attributes, which the CSP refuses, so the logo follows its link instead. */
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
