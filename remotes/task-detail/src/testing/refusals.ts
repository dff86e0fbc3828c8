/** What an engine may refuse a change with: status, type, message, and the words that a person gets for it. */
export const REFUSALS = [
  [403, 'AuthorizationException', 'no', 'You do not have permission. Contact your administrator.'],
  [400, 'InvalidRequestException', 'Too odd', 'Too odd'],
  [500, 'ProcessEngineException', 'Out of order', 'Out of order'],
] as const;
