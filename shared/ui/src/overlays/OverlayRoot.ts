import { createContext, useContext } from 'react';

/** Where the page wants dialogs and menus. Without one they lie in the body. */
export const OverlayRoot = createContext<HTMLElement | undefined>(undefined);

export function useOverlayRoot(): HTMLElement | undefined {
  return useContext(OverlayRoot);
}
