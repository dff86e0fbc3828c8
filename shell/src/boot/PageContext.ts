import { createContext, useContext } from 'react';
import type { EngineNames } from '../engines/EngineNames';
import type { Services } from './Services';

export type PageBase =
  | { readonly kind: 'engine'; readonly services: Services }
  | {
      readonly kind: 'no-engine';
      readonly engine: string | null;
      readonly engines: EngineNames;
      readonly appRoot: string;
    };

export const PageContext = createContext<PageBase | null>(null);

export function usePageBase(): PageBase {
  const page = useContext(PageContext);
  if (page === null) throw new Error('Taskweave: a route was drawn outside of the page.');
  return page;
}

export function useServices<T>(select: (services: Services) => T): T {
  const page = usePageBase();
  if (page.kind !== 'engine') throw new Error('Taskweave: a page was drawn without an engine.');
  return select(page.services);
}
