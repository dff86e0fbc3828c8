import type { HostPage } from '@taskweave/plugin-sdk';

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
