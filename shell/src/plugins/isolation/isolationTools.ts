import { createBackend } from './createBackend';
import { engineCalls } from './engineCalls';
import { ownCommands } from './ownCommands';
import { ownNavigation } from './ownNavigation';
import { ownNotifications } from './ownNotifications';
import { withTexts } from './plainRequest';

/** What services of others' plugins are made of, in one chunk. */
export const isolationTools = {
  createBackend,
  engineCalls,
  ownCommands,
  ownNavigation,
  ownNotifications,
  withTexts,
};

export type IsolationTools = typeof isolationTools;
