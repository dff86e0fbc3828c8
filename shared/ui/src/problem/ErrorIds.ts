import { createContext } from 'react';

export interface ErrorIds {
  of: (error: unknown) => string | null;
  /** Page address without query and hash, which may hold a search. */
  readonly page: string | null;
}

/** Without a shell, nothing is reported. */
export const ErrorIdsContext = createContext<ErrorIds>({ of: () => null, page: null });
