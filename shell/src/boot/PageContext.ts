import { createContext, useContext } from 'react';
import type { EngineNames } from '../engines/EngineNames';
import type { Services } from './Services';

/** What the address of the page leads to. */
export type PageBase =
  | { readonly kind: 'engine'; readonly services: Services }
  | {
      readonly kind: 'no-engine';
      /** Null where the address names none. */
      readonly engine: string | null;
      readonly engines: EngineNames;
      readonly appRoot: string;
    };

/** How the routes, which stand before the page does, get at what it is made of. */
export const PageContext = createContext<PageBase | null>(null);

export function usePageBase(): PageBase {
  const page = useContext(PageContext);
  if (page === null) throw new Error('Taskweave: a route was drawn outside of the page.');
  return page;
}

/**
 * Behind the guard that lets only engines pass.
 *
 * @param select what is needed of them: nobody takes all
 * @example const navigation = useServices((services) => services.navigation);
 */
export function useServices<T>(select: (services: Services) => T): T {
  const page = usePageBase();
  if (page.kind !== 'engine') throw new Error('Taskweave: a page was drawn without an engine.');
  return select(page.services);
}
