import type { InstallationSettings } from '@taskweave/plugin-sdk';
import { createContext } from 'react';

/** Null until loaded. The column loads it while the task is loading, so that the form is drawn with space for its facts. */
export const FactSettings = createContext<InstallationSettings['facts'] | null>(null);
