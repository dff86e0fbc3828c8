import type { Navigation } from '@taskweave/plugin-sdk';
import { withMembers } from '../services/withMembers';

/** The navigation of a plugin, as long as it may change the address. */
export function limitMoves(navigation: Navigation, mayMove: () => boolean): Navigation {
  return withMembers(navigation, {
    go: (...args) => {
      if (mayMove()) navigation.go(...args);
    },
    openRoute: (...args) => {
      if (mayMove()) navigation.openRoute(...args);
    },
  });
}
