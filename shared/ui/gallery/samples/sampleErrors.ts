import { EngineError } from '@taskweave/engine-client/EngineError';

export const FORBIDDEN = new EngineError({
  kind: 'forbidden',
  status: 403,
  message: "The user with id 'mary' does not have 'UPDATE' permission on resource 'a1b2' of type 'Task'.",
  engineType: 'AuthorizationException',
  requestId: null,
  answeredBy: 'engine',
  missing: [{ permission: 'UPDATE', resource: 'Task', resourceId: null }],
});

export const LOST = new EngineError({
  kind: 'network',
  reason: 'offline',
  status: null,
  message: 'Failed to fetch',
  engineType: null,
  requestId: null,
  answeredBy: null,
});

export const GONE = new EngineError({
  kind: 'not-found',
  status: 404,
  message: 'Process instance with id 4711 does not exist',
  engineType: 'InvalidRequestException',
  requestId: 'f3a1',
  answeredBy: 'engine',
});

export const BROKEN = new EngineError({
  kind: 'server',
  status: 500,
  message:
    "ENGINE-03083 Unexpected exception while executing database operations with message 'connection refused'",
  engineType: 'ProcessEngineException',
  requestId: '9c41',
  answeredBy: 'engine',
  call: 'GET /process-instance/4711',
});
