import { ADDRESSES, DEAD_ADDRESSES } from './textPayloads';

export const MADE_UP: readonly (readonly [path: RegExp, item: Readonly<Record<string, unknown>>])[] = [
  [
    /^incident$/,
    {
      id: 'made-up-incident',
      incidentType: 'failedJob',
      incidentTimestamp: '2026-01-23T13:42:42.657+0200',
      failedActivityId: 'Pack',
      activityId: 'Pack',
      incidentMessage: 'Unknown property',
      annotation: 'Under repair',
      rootCauseIncidentId: 'made-up-incident',
      configuration: 'made-up-job',
      processInstanceId: 'made-up-instance',
      processDefinitionId: 'made-up:1:1',
    },
  ],
  [
    /comment$/,
    { id: 'made-up-comment', userId: 'mary', time: '2026-01-23T13:42:42.657+0200', message: 'Call back' },
  ],
  [
    /^task\/\{\}\/attachment$/,
    {
      id: 'made-up-attachment',
      name: 'Contract',
      description: 'Signed',
      type: 'application/pdf',
      url: 'https://example.org/contract.pdf',
      createTime: '2026-01-23T13:42:42.657+0200',
    },
  ],
  [
    /^history\/user-operation$/,
    {
      id: 'made-up-operation',
      operationId: 'made-up-operation',
      operationType: 'Assign',
      entityType: 'Task',
      userId: 'mary',
      timestamp: '2026-01-23T13:42:42.657+0200',
      property: 'assignee',
      orgValue: 'John',
      newValue: 'Mary',
    },
  ],
  [
    /^history\/decision-instance$/,
    {
      id: 'made-up-evaluation',
      decisionDefinitionId: 'assign:1',
      decisionDefinitionKey: 'assign',
      decisionDefinitionName: 'Assign an approver',
      evaluationTime: '2026-01-23T13:42:42.657+0200',
      activityId: 'Decide',
      rootDecisionInstanceId: null,
      inputs: [{ clauseName: 'Amount', type: 'String', value: 'large', errorMessage: null }],
      outputs: [
        {
          clauseName: 'Group',
          variableName: 'group',
          ruleId: 'r1',
          ruleOrder: 1,
          type: 'String',
          value: 'sales',
        },
      ],
    },
  ],
  [
    /^batch(\/statistics)?$/,
    { id: 'made-up-batch', type: 'instance-migration', createUserId: 'mary', totalJobs: 3 },
  ],
  [/^tenant$/, { id: 'north', name: 'North' }],
  [/^group$/, { id: 'sales', name: 'Sales', type: 'WORKFLOW' }],
];

export const ADDRESSED = Object.entries({ ...ADDRESSES, ...DEAD_ADDRESSES }).map(([name, url], index) => ({
  id: `addressed-${index}`,
  name,
  description: null,
  type: 'link',
  url: url.replaceAll('§', `(top.__hits=(top.__hits||[]).concat('${index}'))`).replaceAll('¶', '1'),
  createTime: null,
}));
