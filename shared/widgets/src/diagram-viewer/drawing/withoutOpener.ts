/** What a library's sign opens learns nothing of this page: browsers that are not of today would hand it over. */
export function withoutOpener(container: HTMLElement): void {
  for (const link of container.querySelectorAll('a[target=_blank]')) link.setAttribute('rel', 'noopener');
}
