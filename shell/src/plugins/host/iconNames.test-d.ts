import type { IconName } from '@taskweave/plugin-sdk';
import type { IconName as DrawnIconName } from '@taskweave/ui/icon';

export const drawn = (name: IconName): DrawnIconName => name;
export const named = (name: DrawnIconName): IconName => name;
