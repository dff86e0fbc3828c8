import { expect, it } from 'vitest';
import { deploymentLink, instanceLink, rootOfProcess } from './instanceLink';

const client = { appRoot: '/operaton', name: 'default', authorizedApps: ['tasklist', 'cockpit'] };
const none = { processInstanceId: null, caseInstanceId: null };

it.each([
  [
    'a process instance',
    client,
    { ...none, processInstanceId: 'p/1' },
    { app: 'Cockpit', href: '/operaton/app/cockpit/default/#/process-instance/p%2F1' },
  ],
  [
    'a case instance',
    client,
    { ...none, caseInstanceId: 'c' },
    { app: 'Cockpit', href: '/operaton/app/cockpit/default/#/case-instance/c' },
  ],
  ['a standalone task', client, none, null],
  [
    'those who may not',
    { ...client, authorizedApps: ['tasklist'] },
    { ...none, processInstanceId: 'p' },
    null,
  ],
  [
    'an engine with another name for it',
    { ...client, appRoot: '/fluxnova', authorizedApps: ['monitoring'] },
    { ...none, processInstanceId: 'p' },
    { app: 'Monitoring', href: '/fluxnova/app/monitoring/default/#/process-instance/p' },
  ],
  [
    'an engine that still grants it under the name before',
    { ...client, appRoot: '/fluxnova', authorizedApps: ['cockpit'] },
    { ...none, processInstanceId: 'p' },
    { app: 'Monitoring', href: '/fluxnova/app/monitoring/default/#/process-instance/p' },
  ],
  [
    'CIB seven where it lives by default',
    { ...client, appRoot: '/webapp' },
    { ...none, processInstanceId: 'p' },
    { app: 'Cockpit', href: '/webapp/app/cockpit/default/#/process-instance/p' },
  ],
])('links for %s @T2.42', (_, place, task, link) => {
  expect(instanceLink(place, task)).toEqual(link);
});

it.each([
  [{ ...none, processInstanceId: 'p' }, '/operaton/app/cockpit/default/#/process-instance/p'],
  [{ ...none, caseInstanceId: 'c' }, '/operaton/app/cockpit/default/#/case-instance/c'],
])('links for %j, at the part of the diagram that is shown here', (task, page) => {
  expect(instanceLink(client, task, 'Sub_1_plane')?.href).toBe(`${page}/runtime?rootElement=Sub_1_plane`);
  expect(instanceLink(client, task, 'a&b=c#d')?.href).toBe(`${page}/runtime?rootElement=a%26b%3Dc%23d`);
  expect(instanceLink(client, task, null)?.href).toBe(page);
  expect(instanceLink(client, task, '')?.href).toBe(page);
});

it('links for a deployment, which the page it leads to has found and selected, at one of its files @S2.21', () => {
  const { app, href = '' } = deploymentLink(client, 'd 1', 'forms/a & b.bpmn') ?? {};
  const [page, query] = href.split('?');
  expect(app).toBe('Cockpit');
  expect(page).toBe('/operaton/app/cockpit/default/#/repository');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    deployment: 'd 1',
    resourceName: 'forms/a & b.bpmn',
    deploymentsQuery: '[{"type":"id","operator":"eq","value":"d 1","name":""}]',
    deploymentsSortBy: 'deploymentTime',
    deploymentsSortOrder: 'desc',
  });
});

it('names no file of a deployment that has none', () => {
  expect(deploymentLink(client, 'd', null)?.href).not.toContain('resourceName');
});

it('links to no deployment for those who may not', () => {
  expect(deploymentLink({ ...client, authorizedApps: ['tasklist'] }, 'd', 'a.bpmn')).toBeNull();
});

it.each<[string | null, string | null, string | null]>([
  ['task-detail-diagram', 'sub_plane', 'sub_plane'],
  [null, 'sub_plane', 'sub_plane'],
  ['task-detail-diagram', null, null],
  ['task-detail-decisions', 'decision_1', null],
  ['acme-orders/map', 'north', null],
])('on the tab %s with %s in the address the root of the process is %s', (tab, root, expected) => {
  expect(rootOfProcess(tab, root)).toBe(expected);
});
