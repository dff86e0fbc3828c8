import type { HostPage } from '@taskweave/plugin-sdk';

/** The page of the shell, for the parts in it: they take nothing of it past this. */
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
