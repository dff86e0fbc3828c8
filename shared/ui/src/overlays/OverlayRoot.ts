import { createContext, useContext } from 'react';

/** Container of dialogs and menus; the body by default. */
export const OverlayRoot = createContext<HTMLElement | undefined>(undefined);

export function useOverlayRoot(): HTMLElement | undefined {
  return useContext(OverlayRoot);
}
