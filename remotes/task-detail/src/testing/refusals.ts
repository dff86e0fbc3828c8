export const REFUSALS = [
  [403, 'AuthorizationException', 'no', 'You do not have permission. Contact your administrator.'],
  [400, 'InvalidRequestException', 'Too odd', 'Too odd'],
  [500, 'ProcessEngineException', 'Out of order', 'Out of order'],
] as const;

export const RECORD_REFUSALS = [
  ...REFUSALS,
  [
    400,
    'InvalidRequestException',
    'No task found for task id 1',
    'You may not use the comments and attachments of this task: that needs the right to read its history. Contact your administrator.',
  ],
] as const;
