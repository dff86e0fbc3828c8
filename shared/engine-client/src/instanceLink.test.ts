import { expect, it } from 'vitest';
import { deploymentLink, instanceLink } from './instanceLink';

const client = { appRoot: '/operaton', engine: 'default', authorizedApps: ['tasklist', 'cockpit'] };
const none = { processInstanceId: null, caseInstanceId: null };

it.each([
  [
    'a process instance',
    client,
    { ...none, processInstanceId: 'p' },
    { app: 'Cockpit', href: '/operaton/app/cockpit/default/#/process-instance/p' },
  ],
  [
    'a case instance',
    client,
    { ...none, caseInstanceId: 'c' },
    { app: 'Cockpit', href: '/operaton/app/cockpit/default/#/case-instance/c' },
  ],
  ['a task of its own', client, none, null],
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
])('links for %s', (_, place, task, link) => {
  expect(instanceLink(place, task)).toEqual(link);
});

it('links for a deployment, which the page it leads to has found and selected', () => {
  const { app, href = '' } = deploymentLink(client, 'd 1') ?? {};
  const [page, query] = href.split('?');
  expect([app, page]).toEqual(['Cockpit', '/operaton/app/cockpit/default/#/repository']);
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    deployment: 'd 1',
    deploymentsQuery: '[{"type":"id","operator":"eq","value":"d 1","name":""}]',
    deploymentsSortBy: 'deploymentTime',
    deploymentsSortOrder: 'desc',
  });
});

it('links to no deployment for those who may not', () => {
  expect(deploymentLink({ ...client, authorizedApps: ['tasklist'] }, 'd')).toBeNull();
});
