import { inParallel } from '../values/in-parallel.mjs';

/** @typedef {import('../session/sign-in.mjs').EngineSession} EngineSession */

/** Everybody's password is the id. `demo` (Dana Moreau, administrator) comes with the engine. */
export const USERS = [
  {
    id: 'mary',
    firstName: 'Mary',
    lastName: 'Okafor',
    groups: ['staff', 'accounting', 'management'],
    tenants: ['south'],
  },
  { id: 'john', firstName: 'John', lastName: 'Lindqvist', groups: ['staff', 'sales'], tenants: ['north'] },
  { id: 'peter', firstName: 'Peter', lastName: 'Novák', groups: ['staff'], admin: true },
  { id: 'lisa', firstName: 'Lisa', lastName: 'Chen', groups: ['trainees'] },
  { id: 'nora', firstName: 'Nora', lastName: 'Haddad' },
];

const GROUPS = [
  { id: 'staff', name: 'Staff' },
  { id: 'accounting', name: 'Accounting' },
  { id: 'management', name: 'Management' },
  { id: 'sales', name: 'Sales' },
  { id: 'trainees', name: 'Trainees' },
];

const TENANTS = [
  { id: 'north', name: 'North branch' },
  { id: 'south', name: 'South branch' },
];

export const RESOURCE = {
  application: 0,
  user: 1,
  group: 2,
  filter: 5,
  processDefinition: 6,
  task: 7,
  processInstance: 8,
};

const START = ['READ', 'CREATE_INSTANCE', 'READ_INSTANCE', 'READ_HISTORY'];
const WORK = [...START, 'READ_TASK', 'TASK_WORK', 'TASK_ASSIGN'];
const MANAGE = [...START, 'READ_TASK', 'UPDATE_TASK'];

const GRANTS = [
  ...grants('staff', 'application', ['tasklist'], ['ACCESS']),
  ...grants('staff', 'user', ['*'], ['READ']),
  ...grants('staff', 'group', ['*'], ['READ']),
  ...grants('staff', 'filter', ['*'], ['CREATE']),
  ...grants('staff', 'task', ['*'], ['CREATE']),
  ...grants('staff', 'processInstance', ['*'], ['CREATE']),
  ...grants(
    'staff',
    'processDefinition',
    ['support-ticket', 'form-gallery', 'data-sheet', 'load-test'],
    WORK,
  ),
  ...grants('staff', 'processDefinition', ['holiday-request'], START),
  ...grants('accounting', 'processDefinition', ['invoice'], MANAGE),
  ...grants('management', 'processDefinition', ['holiday-request', 'invoice'], MANAGE),
  ...grants('sales', 'processDefinition', ['loan-granting', 'order-processing'], MANAGE),
  // Trainees may sign in and see what is their own, nothing else. Nora has no right at all.
  ...grants('trainees', 'application', ['tasklist'], ['ACCESS']),
];

/**
 * @param {string} groupId
 * @param {keyof typeof RESOURCE} resource
 * @param {string[]} ids
 * @param {string[]} permissions
 */
function grants(groupId, resource, ids, permissions) {
  return ids.map((resourceId) => ({ groupId, resourceType: RESOURCE[resource], resourceId, permissions }));
}

/**
 * Users, groups, tenants, memberships and what everybody may do.
 *
 * @param {EngineSession} admin
 */
export async function createPeople(admin) {
  const groups = /** @type {{ id: string }[]} */ (await admin.get('group'));
  const adminGroup = groups.find((group) => group.id.endsWith('-admin'))?.id;
  await inParallel(GROUPS, (group) => admin.post('group/create', { ...group, type: 'WORKFLOW' }));
  await inParallel(TENANTS, (tenant) => admin.post('tenant/create', tenant));
  await inParallel(
    USERS,
    async ({ id, firstName, lastName, groups: memberOf = [], tenants = [], admin: isAdmin }) => {
      const profile = { id, firstName, lastName, email: `${id}@taskweave.example` };
      await admin.post('user/create', { profile, credentials: { password: id } });
      for (const group of isAdmin && adminGroup ? [...memberOf, adminGroup] : memberOf) {
        await admin.put(`group/${group}/members/${id}`);
      }
      for (const tenant of tenants) {
        await admin.put(`tenant/${tenant}/user-members/${id}`);
      }
    },
  );
  await admin.put('group/staff/members/demo');
  await inParallel(GRANTS, (grant) => admin.post('authorization/create', { type: 1, ...grant }));
  return USERS.length;
}
