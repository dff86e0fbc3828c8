import { COMMENT, COUNT, read, TASK, USER } from './samples.mjs';

const COMPLETED = { id: '{id}', endTime: '2026-01-23T13:42:42.657+0200' };
const SEARCH = { assignee: 'demo', firstResult: 0, maxResults: 50 };
const PAST = {
  id: '{id}',
  completed: COMPLETED.endTime,
  activityInstanceId: null,
  processInstanceId: '{instanceId}',
  caseInstanceId: null,
};
const INSTANCE = { id: '{id}', state: 'ACTIVE', endTime: null };

/** @type {readonly import('./samples.mjs').CallRow[]} */
export const COMPLETED_CALLS = [
  read('task/userOperation#getCompleter', 'completed', ['{id}'], []),
  read('history/completedTask#listCompletedTasks', 'completed', [SEARCH], [COMPLETED]),
  read('history/completedCount#countCompletedTasks', 'completed', [['invoice']], COUNT),
  read('history/completedTask#getCompletedTask', 'completed', ['{id}'], [COMPLETED]),
  read('history/completedTask#showsHistory', 'completed', [], [COMPLETED]),
  read('history/completedTask#keepsHistory', 'completed', [], COMMENT),
  read('history/submittedValues#listPastVariables', 'completed', [PAST], []),
  read('history/pastInstance#getPastBusinessKeys', 'completed', [['{id}']], [INSTANCE]),
  read('history/pastInstance#getInstanceEnd', 'completed', ['{id}'], [INSTANCE]),
  read('history/pastInstance#listOpenTasks', 'completed', [{ processInstanceId: '{id}' }], [TASK]),
  read('identity/user#listMembers', 'completed', ['{id}'], [USER]),
];
