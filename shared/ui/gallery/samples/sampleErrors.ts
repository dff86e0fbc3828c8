import { EngineError } from '@taskweave/engine-client/EngineError';

/** The engine refused, and says which permission it wanted. */
export const FORBIDDEN = new EngineError({
  kind: 'forbidden',
  status: 403,
  message: "The user with id 'mary' does not have 'UPDATE' permission on resource 'a1b2' of type 'Task'.",
  engineType: 'AuthorizationException',
  requestId: null,
  answeredBy: 'engine',
  missing: [{ permission: 'UPDATE', resource: 'Task', resourceId: null }],
});

/** No answer came. */
export const LOST = new EngineError({
  kind: 'network',
  reason: 'offline',
  status: null,
  message: 'Failed to fetch',
  engineType: null,
  requestId: null,
  answeredBy: null,
});
