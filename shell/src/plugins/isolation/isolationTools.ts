import { createBackend } from './createBackend';
import { engineCalls } from './engineCalls';
import { ownCommands } from './ownCommands';
import { ownNavigation } from './ownNavigation';
import { ownNotifications } from './ownNotifications';
import { withTexts } from './plainRequest';

export const isolationTools = {
  createBackend,
  engineCalls,
  ownCommands,
  ownNavigation,
  ownNotifications,
  withTexts,
};

export type IsolationTools = typeof isolationTools;
