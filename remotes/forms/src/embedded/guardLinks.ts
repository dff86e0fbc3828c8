import { closestOf } from './source/elementAccess';

/** `href="#"` would replace the task's URL, and native submission would replace the page. */
export function guardLinks(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener('submit', (event) => event.preventDefault(), { signal });
  root.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? closestOf(event.target, 'a') : null;
      const address = link?.getAttribute('href');
      if (!address?.startsWith('#') && address !== '') return;
      // Routes of the app are allowed.
      if (address.startsWith('#/')) return;
      event.preventDefault();
      const name = address.slice(1);
      if (name !== '') root.querySelector(`[id="${CSS.escape(name)}"]`)?.scrollIntoView({ block: 'nearest' });
    },
    { signal },
  );
}
