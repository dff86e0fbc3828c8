import { createContext } from 'react';

/**
 * Whose dialogs and popovers these are: the id of the plugin that draws below. They are put elsewhere on the page, and
 * carry it there as `data-plugin`, so that the plugin's styles reach what it shows in them. Null for the shell's own.
 */
export const OverlayOwner = createContext<string | null>(null);
