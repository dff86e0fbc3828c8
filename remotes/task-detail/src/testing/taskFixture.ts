import type { FakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { HttpResponse } from 'msw';

export const TASK_ID = 'e3922dd9-e56d-11f1-8e71-02fc00000001';

export const MISSING_ID = 'no-such-task';

const DEFINITION_ID = 'holiday-request:1:dd45f045-e56d-11f1-8e71-02fc00000001';

const HAL_TASK = {
  id: TASK_ID,
  name: 'Approve holiday',
  assignee: null,
  created: '2026-11-21T05:39:15.740+0000',
  due: '2026-11-19T16:00:00.000+0000',
  followUp: null,
  delegationState: null,
  description:
    'Every type of field and every constraint the engine knows, in one form that nobody fills in for pleasure.',
  executionId: 'e3900bc5-e56d-11f1-8e71-02fc00000001',
  owner: null,
  parentTaskId: null,
  priority: 50,
  processDefinitionId: DEFINITION_ID,
  processInstanceId: 'e3900bc5-e56d-11f1-8e71-02fc00000001',
  taskDefinitionKey: 'approveHoliday',
  caseExecutionId: null,
  caseInstanceId: null,
  caseDefinitionId: null,
  suspended: false,
  formKey: null,
  operatonFormRef: null,
  tenantId: null,
  _embedded: {
    group: [{ id: 'management', name: 'Management', type: 'WORKFLOW' }],
    identityLink: [{ type: 'candidate', userId: null, groupId: 'management', taskId: TASK_ID }],
    processDefinition: [
      { id: DEFINITION_ID, key: 'holiday-request', name: 'Holiday request', versionTag: '3.0', version: 1 },
    ],
  },
};

export const CLAIM_TAKEN = {
  type: 'TaskAlreadyClaimedException',
  message: `Task '${TASK_ID}' is already claimed by someone else.`,
  code: 0,
};

export interface TaskOnEngine {
  assignee: string | null;
  owner: string | null;
  delegationState: 'PENDING' | null;
  description: string;
  suspended: boolean;
  processDefinitionId: string | null;
  due: string | null;
  followUp: string | null;
  priority: number;
  isThere: boolean;
}

export function serveTask(engine: FakeEngine, given: Partial<TaskOnEngine> = {}): TaskOnEngine {
  const task: TaskOnEngine = {
    assignee: null,
    owner: null,
    delegationState: null,
    description: HAL_TASK.description,
    suspended: false,
    processDefinitionId: DEFINITION_ID,
    due: HAL_TASK.due,
    followUp: null,
    priority: 50,
    isThere: true,
    ...given,
  };
  const missing = (id: string) =>
    HttpResponse.json(
      { type: 'InvalidRequestException', message: `No matching task with id ${id}`, code: null },
      { status: 404 },
    );
  const assign = (assignee: string | null) => {
    task.assignee = assignee;
    return new HttpResponse(null, { status: 204 });
  };
  engine.on('GET task/:id', ({ params }) =>
    task.isThere && params.id !== MISSING_ID
      ? HttpResponse.json({
          ...HAL_TASK,
          id: params.id,
          assignee: task.assignee,
          owner: task.owner,
          delegationState: task.delegationState,
          description: task.description,
          suspended: task.suspended,
          processDefinitionId: task.processDefinitionId,
          due: task.due,
          followUp: task.followUp,
          priority: task.priority,
        })
      : missing(String(params.id)),
  );
  engine.on('GET task/:id/form', { key: null, contextPath: null });
  engine.on('GET task', { _embedded: { task: [] }, count: 0 });
  engine.on('POST task/:id/claim', () => assign('demo'));
  engine.on('POST task/:id/unclaim', () => assign(null));
  engine.on('POST task/:id/assignee', () => assign(null));
  return task;
}
