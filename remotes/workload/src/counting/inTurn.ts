import { createLane } from '@taskweave/base/createLane';

/** Four calls at once: a count is dear to an engine with many tasks, and others use it as well. */
export const inTurn = createLane(4);
