import { createContext } from 'react';

/** The first screen is there: what can wait until then may ask the engine. */
export const SettledContext = createContext(false);
