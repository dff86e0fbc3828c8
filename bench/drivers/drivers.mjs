import { oldTasklistDriver } from './oldTasklistDriver.mjs';
import { taskweaveDriver } from './taskweaveDriver.mjs';

/** The others are compared with the first. @type {readonly import('./Driver.mjs').Driver[]} */
export const DRIVERS = [taskweaveDriver, oldTasklistDriver];
