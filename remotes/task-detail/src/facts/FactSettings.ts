import type { InstallationSettings } from '@taskweave/plugin-sdk';
import { createContext } from 'react';

export const FactSettings = createContext<InstallationSettings['facts'] | null>(null);
