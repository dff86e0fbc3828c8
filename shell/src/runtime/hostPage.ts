import type { HostPage } from '@taskweave/plugin-sdk';

/** Parts in the page must use nothing else of it. */
export const hostPage: HostPage = {
  get address() {
    return location.href;
  },
  get overlays() {
    return document.getElementById('overlays') ?? document.body;
  },
  get local() {
    return localStorage;
  },
  get tab() {
    return sessionStorage;
  },
};
