import { createContext } from 'react';

/**
 * Id of the plugin that renders below; null for the shell. Dialogs and popovers are rendered elsewhere on the page,
 * with the id as `data-plugin`, so that the plugin's styles apply to them.
 */
export const OverlayOwner = createContext<string | null>(null);
