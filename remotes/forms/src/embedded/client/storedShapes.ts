import {
  asked,
  counted,
  deployed,
  idOf,
  listed,
  of,
  ofDefinition,
  ofVariable,
  options,
  paged,
  pick,
  record,
  type Shape,
  type Shapes,
  saved,
  sent,
  sentTo,
  sentToId,
  without,
} from './callShapes';

const suspended =
  (call: string): Shape =>
  (given) => ({ call, args: { id: idOf(given), body: { suspended: Boolean(record(given).suspended) } } });

/** A person, group or tenant by its id, or by an object that has it. */
const member =
  (call: string): Shape =>
  (given) => ({ call, args: record(given) });

/** A graph of decisions by its key, with or without a tenant. */
const byKey =
  (call: string): Shape =>
  (key, tenantId) => ({ call, args: { key, tenantId } });

const people = (resource: string): Shapes => ({
  options: options(resource),
  create: sent(`${resource}.create`),
  count: asked(`${resource}.count`),
  get: of(`${resource}.get`),
  update: sentTo(`${resource}.update`),
  delete: of(`${resource}.delete`),
});

/** What is deployed, kept, permitted and counted, by the names of the suite's own client. */
export const STORED_SHAPES: Readonly<Record<string, Shapes>> = {
  authorization: {
    list: asked('authorization.list'),
    count: counted('authorization.count'),
    get: of('authorization.get'),
    create: sent('authorization.create'),
    update: sentTo('authorization.update'),
    save: saved('authorization'),
    delete: of('authorization.delete'),
    check: asked('authorization.check'),
  },
  batch: {
    list: listed('batch'),
    count: counted('batch.count'),
    get: of('batch.get'),
    suspended: suspended('batch.setSuspended'),
    statistics: asked('batch.statistics'),
    statisticsCount: asked('batch.statisticsCount'),
    delete: (given) => ({
      call: 'batch.delete',
      args: { id: idOf(given), query: record(given).cascade ? { cascade: true } : {} },
    }),
  },
  'case-definition': {
    list: asked('case-definition.list'),
    count: counted('case-definition.count'),
    get: of('case-definition.get'),
    getByKey: of('case-definition.get', 'key'),
    create: ofDefinition('case-definition.create', (body) => ({ body })),
    xml: ofDefinition('case-definition.xml'),
    updateHistoryTimeToLive: sentToId('case-definition.setHistoryTimeToLive'),
  },
  'case-execution': {
    list: asked('case-execution.list'),
    count: counted('case-execution.count'),
    disable: sentToId('case-execution.disable'),
    reenable: sentToId('case-execution.reenable'),
    manualStart: sentToId('case-execution.manualStart'),
    complete: sentToId('case-execution.complete'),
    deleteVariable: ofVariable('case-execution.deleteLocalVariable'),
    modifyVariables: sentTo('case-execution.modifyLocalVariables'),
  },
  'case-instance': {
    list: asked('case-instance.list'),
    count: counted('case-instance.count'),
    get: of('case-instance.get'),
    close: sentToId('case-instance.close'),
    terminate: sentToId('case-instance.terminate'),
    setVariable: (id, variable) => ({
      call: 'case-instance.setVariable',
      args: { id: idOf(id), varName: record(variable).name, body: record(variable) },
    }),
    variables: of('case-instance.variables'),
  },
  'decision-definition': {
    list: asked('decision-definition.list'),
    count: counted('decision-definition.count'),
    get: of('decision-definition.get'),
    getXml: of('decision-definition.xml'),
    evaluate: ofDefinition('decision-definition.evaluate', (body) => ({ body })),
    updateHistoryTimeToLive: sentToId('decision-definition.setHistoryTimeToLive'),
  },
  drd: {
    list: asked('decision-requirements-definition.list'),
    count: asked('decision-requirements-definition.count'),
    get: of('decision-requirements-definition.get'),
    getByKey: byKey('decision-requirements-definition.get'),
    getXML: of('decision-requirements-definition.xml'),
    getXMLByKey: byKey('decision-requirements-definition.xml'),
  },
  deployment: {
    list: listed('deployment'),
    count: counted('deployment.count'),
    create: deployed,
    get: of('deployment.get'),
    delete: (id, query) => ({ call: 'deployment.delete', args: { id: idOf(id), query: record(query) } }),
    getResources: of('deployment.resources'),
    getResource: (id, resourceId) => ({ call: 'deployment.resource', args: { id: idOf(id), resourceId } }),
    getResourceData: (id, resourceId) => ({
      call: 'deployment.resourceData',
      args: { id: idOf(id), resourceId },
    }),
    redeploy: (given) => ({
      call: 'deployment.redeploy',
      args: { id: idOf(given), body: without(given, 'id') },
    }),
  },
  filter: {
    list: asked('filter.list'),
    count: counted('filter.count'),
    get: of('filter.get'),
    getTasks: (given) => {
      const { args } = paged('filter.queryTasks', { firstResult: 0, maxResults: 15 })(without(given, 'id'));
      return { call: 'filter.queryTasks', args: { ...args, id: idOf(given) }, isHal: true };
    },
    create: sent('filter.create'),
    update: sentTo('filter.update'),
    save: saved('filter'),
    delete: of('filter.delete'),
    authorizations: options('filter'),
  },
  group: {
    ...people('group'),
    list: (given) => {
      const { maxResults } = record(given);
      const query = maxResults ? pick(given, 'firstResult', 'maxResults') : {};
      return { call: 'group.query', args: { query, body: record(given) } };
    },
    createMember: member('group.addMember'),
    deleteMember: member('group.removeMember'),
  },
  tenant: {
    ...people('tenant'),
    list: asked('tenant.list'),
    createUserMember: member('tenant.addUserMember'),
    createGroupMember: member('tenant.addGroupMember'),
    deleteUserMember: member('tenant.removeUserMember'),
    deleteGroupMember: member('tenant.removeGroupMember'),
  },
  user: {
    options: options('user'),
    list: asked('user.list'),
    count: asked('user.count'),
    create: (given) => {
      const { email, password } = record(given);
      const profile = { ...pick(given, 'id', 'firstName', 'lastName'), ...(email ? { email } : {}) };
      return { call: 'user.create', args: { body: { profile, credentials: { password } } } };
    },
    get: of('user.profile'),
    profile: of('user.profile'),
    updateProfile: sentTo('user.updateProfile'),
    updateCredentials: (given) => ({
      call: 'user.updateCredentials',
      args: { id: idOf(given), body: pick(given, 'password', 'authenticatedUserPassword') },
    }),
    delete: of('user.delete'),
    unlock: of('user.unlock'),
  },
  metrics: {
    sum: (given) => ({
      call: 'metrics.sum',
      args: { name: record(given).name, query: without(given, 'name') },
    }),
    byInterval: asked('metrics.byInterval'),
  },
  'password-policy': {
    get: () => ({ call: 'identity.passwordPolicy', args: {} }),
    validate: (given) => ({
      call: 'identity.validatePassword',
      args: { body: typeof given === 'string' ? { password: given } : record(given) },
    }),
  },
  telemetry: {
    get: () => ({ call: 'telemetry.configuration', args: {} }),
    configure: (given) => ({
      call: 'telemetry.configure',
      args: { body: typeof given === 'boolean' ? { enableTelemetry: given } : record(given) },
    }),
    fetchData: () => ({ call: 'telemetry.data', args: {} }),
  },
};
