import { oldTasklistDriver } from './oldTasklistDriver.mjs';
import { taskweaveDriver } from './taskweaveDriver.mjs';

/** All front ends; the first is the one that the others are compared with. @type {readonly import('./Driver.mjs').Driver[]} */
export const DRIVERS = [taskweaveDriver, oldTasklistDriver];
