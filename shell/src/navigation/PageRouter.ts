import { createListeners } from '@taskweave/base/createListeners';
import {
  UNSAFE_createHashHistory as createHashHistory,
  type Location,
  type Navigator,
} from 'react-router-dom';

export interface PageRouter {
  readonly location: Location;
  readonly navigator: Navigator;
  navigate(to: string, options: { readonly replace: boolean; readonly state: unknown }): void;
  subscribe(listener: () => void): () => void;
}

export function createPageRouter(): PageRouter {
  const navigator = createHashHistory({ v5Compat: true });
  const { call, subscribe } = createListeners();
  let { location } = navigator;
  navigator.listen((change) => {
    location = change.location;
    call();
  });
  return {
    get location() {
      return location;
    },
    navigator,
    navigate: (to, { replace, state }) => (replace ? navigator.replace : navigator.push)(to, state),
    subscribe,
  };
}
