import { createContext } from 'react';

export const SettledContext = createContext(false);
