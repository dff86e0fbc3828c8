import { closestOf } from './source/elementAccess';

/**
 * Keeps a form from leading away from the page: `href="#"` and the like would replace the address of the task, and the
 * browser's own way to send a form would replace the page.
 */
export function guardLinks(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener('submit', (event) => event.preventDefault(), { signal });
  root.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? closestOf(event.target, 'a') : null;
      const address = link?.getAttribute('href');
      if (!address?.startsWith('#') && address !== '') return;
      // Routes of the task list itself are meant.
      if (address.startsWith('#/')) return;
      event.preventDefault();
      const name = address.slice(1);
      if (name !== '') root.querySelector(`[id="${CSS.escape(name)}"]`)?.scrollIntoView({ block: 'nearest' });
    },
    { signal },
  );
}
