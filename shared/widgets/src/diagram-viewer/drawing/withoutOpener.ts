/** Outdated browsers would hand this page to the one that the logo opens. */
export function withoutOpener(container: HTMLElement): void {
  for (const link of container.querySelectorAll('a[target=_blank]')) link.setAttribute('rel', 'noopener');
}
