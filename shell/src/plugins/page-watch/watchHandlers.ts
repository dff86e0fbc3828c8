import type { WatchTools } from './Guard';
import { placeOf } from './policy/placeOf';
import { readHandlers, readOwnHandlers } from './policy/readHandlers';

/** Sees to it that the browser tells at once of handlers in the HTML of plugins: see {@link readHandlers}. */
export function watchHandlers({ isForeign }: WatchTools, page: Document = document): void {
  const isTheirs = (element: Element) => {
    const place = placeOf(element);
    return place === undefined || isForeign(place);
  };

  function read(node: Node): void {
    if (!(node instanceof Element)) return;
    if (isTheirs(node)) readHandlers(node);
    // What is drawn at once with a part of ours around it.
    else for (const part of node.querySelectorAll('[data-plugin]')) if (isTheirs(part)) readHandlers(part);
  }

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) read(node);
      else if (target instanceof Element && isTheirs(target)) readOwnHandlers(target);
    }
  }).observe(page, { childList: true, subtree: true, attributeFilter: handlerNames() });
}

/** `onclick`, `onload` and all others that this browser knows. */
function handlerNames(): string[] {
  const names: string[] = [];
  for (const name in HTMLElement.prototype) if (name.startsWith('on')) names.push(name);
  return names;
}
