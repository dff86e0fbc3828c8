import { createContext } from 'react';

/**
 * Who owns the dialogs and popovers: the id of the plugin that renders below. They are rendered elsewhere on the page,
 * with the id as `data-plugin`, so that the plugin's styles apply to them. Null for the shell's own.
 */
export const OverlayOwner = createContext<string | null>(null);
