import { asked, idOf, of, paged, record, type Shape, type Shapes, sent } from './callShapes';

const report =
  (call: string, defaults: object, isCsv = false): Shape =>
  (params) => ({ call, args: { query: { ...defaults, ...record(params) } }, isCsv });

const DURATION = { reportType: 'duration', periodUnit: 'month' };

/** What has been, in one resource, by the names of the suite's own client. */
export const HISTORY_SHAPES: Shapes = {
  userOperation: asked('history/user-operation.list'),
  userOperationCount: asked('history/user-operation.count'),
  setUserOperationAnnotation: (given) => ({
    call: 'history/user-operation.setAnnotation',
    args: { operationId: idOf(given), body: record(given) },
  }),
  clearUserOperationAnnotation: of('history/user-operation.clearAnnotation', 'operationId'),
  processInstance: paged('history/process-instance.query'),
  processInstanceCount: sent('history/process-instance.queryCount'),
  deleteProcessInstancesAsync: sent('history/process-instance.deleteAsync'),
  setRemovalTimeToHistoricProcessInstancesAsync: sent('history/process-instance.setRemovalTimeAsync'),
  setRemovalTimeToHistoricDecisionInstancesAsync: sent('history/decision-instance.setRemovalTimeAsync'),
  setRemovalTimeToHistoricBatchesAsync: sent('history/batch.setRemovalTimeAsync'),
  decisionInstance: asked('history/decision-instance.list'),
  decisionInstanceCount: asked('history/decision-instance.count'),
  deleteDecisionInstancesAsync: sent('history/decision-instance.deleteAsync'),
  batch: asked('history/batch.list'),
  batchCount: asked('history/batch.count'),
  singleBatch: of('history/batch.get'),
  batchDelete: of('history/batch.delete'),
  report: report('history/process-instance.report', DURATION),
  reportAsCsv: report('history/process-instance.report', DURATION, true),
  task: paged('history/task.query'),
  taskCount: sent('history/task.queryCount'),
  taskDurationReport: report('history/task.report', DURATION),
  taskReport: report('history/task.report', { reportType: 'count' }),
  caseInstance: paged('history/case-instance.query'),
  caseInstanceCount: sent('history/case-instance.queryCount'),
  caseActivityInstance: asked('history/case-activity-instance.list'),
  caseActivityInstanceCount: asked('history/case-activity-instance.count'),
  caseActivityStatistics: of('history/case-definition.statistics'),
  activityInstance: asked('history/activity-instance.list'),
  incident: asked('history/incident.list'),
  variableInstance: paged('history/variable-instance.query'),
  variableInstanceCount: sent('history/variable-instance.queryCount'),
  deleteVariable: of('history/variable-instance.delete'),
  deleteAllVariables: of('history/process-instance.deleteVariables'),
  drdStatistics: (id, query) => ({
    call: 'history/decision-requirements-definition.statistics',
    args: { id: idOf(id), query: record(query) },
  }),
  cleanup: asked('history/cleanup.start'),
  cleanupConfiguration: asked('history/cleanup.configuration'),
  cleanupJobs: asked('history/cleanup.jobs'),
  cleanableProcess: asked('history/process-definition.cleanableProcessInstanceReport'),
  cleanableProcessCount: asked('history/process-definition.cleanableProcessInstanceReportCount'),
  cleanableCase: asked('history/case-definition.cleanableCaseInstanceReport'),
  cleanableCaseCount: asked('history/case-definition.cleanableCaseInstanceReportCount'),
  cleanableDecision: asked('history/decision-definition.cleanableDecisionInstanceReport'),
  cleanableDecisionCount: asked('history/decision-definition.cleanableDecisionInstanceReportCount'),
  cleanableBatch: asked('history/batch.cleanableBatchReport'),
  cleanableBatchCount: asked('history/batch.cleanableBatchReportCount'),
  jobLogList: asked('history/job-log.list'),
  jobLogCount: asked('history/job-log.count'),
  externalTaskLogList: asked('history/external-task-log.list'),
  externalTaskLogCount: asked('history/external-task-log.count'),
};
