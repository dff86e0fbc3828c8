import { capNotifications } from './capNotifications';
import { createBackend } from './createBackend';
import { engineCalls } from './engineCalls';
import { mergeEvents } from './mergeEvents';
import { ownCommands } from './ownCommands';
import { ownNavigation } from './ownNavigation';
import { withTexts } from './plainRequest';

/** What services of others' plugins are made of, in one chunk. */
export const isolationTools = {
  capNotifications,
  createBackend,
  engineCalls,
  mergeEvents,
  ownCommands,
  ownNavigation,
  withTexts,
};

export type IsolationTools = typeof isolationTools;
