import { createContext } from 'react';

export const FirstListContext = createContext(true);
