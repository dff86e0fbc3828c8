import type { IconName } from '@taskweave/plugin-sdk';
import type { IconName as DrawnIconName } from '@taskweave/ui/icon';

// What plugins may name is what can be drawn, and all of it.
export const drawn = (name: IconName): DrawnIconName => name;
export const named = (name: DrawnIconName): IconName => name;
