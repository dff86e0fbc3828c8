import type { InstallationSettings } from '@taskweave/plugin-sdk';
import { createContext } from 'react';

/**
 * What the administrator says about facts, for all parts of the column; null until it has been read. The column reads it while the task
 * is on its way, so that the form is drawn with the place that its facts need.
 */
export const FactSettings = createContext<InstallationSettings['facts'] | null>(null);
