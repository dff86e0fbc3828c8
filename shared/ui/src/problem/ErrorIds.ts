import { createContext } from 'react';

/** Which errors of the page were reported. */
export interface ErrorIds {
  /** The id under which an error was reported; null where it was not. */
  of: (error: unknown) => string | null;
  /** Address of the page, without what stands behind the question mark or the hash: that may be a search. */
  readonly page: string | null;
}

/** Without a shell, nothing is reported. */
export const ErrorIdsContext = createContext<ErrorIds>({ of: () => null, page: null });
