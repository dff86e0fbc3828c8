import { expect, it } from 'vitest';
import { type SuiteAppsOptions, suiteApps, welcomeHref } from './suiteApps';

const options: SuiteAppsOptions = {
  appRoot: '/operaton',
  engine: 'default',
  authorized: ['welcome', 'admin', 'tasklist', 'cockpit'],
  path: '/operaton/app/taskweave/default/',
};
const hrefs = (given: Partial<SuiteAppsOptions>) =>
  suiteApps({ ...options, ...given }).map(({ href }) => href);

it('leads to the applications in the order of the suite @T1.1 @T2.31 @S0.1 @S1.13 @S2.18', () => {
  expect(hrefs({})).toEqual([
    '/operaton/app/cockpit/default/',
    '/operaton/app/tasklist/default/',
    '/operaton/app/admin/default/',
  ]);
});

it('leaves out what the person may not open @S2.26 @S6.6', () => {
  expect(hrefs({ authorized: ['tasklist', 'welcome'] })).toEqual(['/operaton/app/tasklist/default/']);
});

it('does not lead to itself where it stands in for the old Tasklist @S2.25', () => {
  expect(hrefs({ path: '/operaton/app/tasklist/default/', authorized: ['tasklist', 'admin'] })).toEqual([
    '/operaton/app/admin/default/',
  ]);
});

it("leads to the monitoring application under the engine's own name", () => {
  expect(hrefs({ appRoot: '/fluxnova', authorized: ['cockpit'] })).toEqual([
    '/fluxnova/app/monitoring/default/',
  ]);
});

it('leads to all of them, Welcome last, where nobody is signed in yet @T2.32 @S2.16 @S2.24', () => {
  expect(hrefs({ authorized: null })).toEqual([...hrefs({}), '/operaton/app/welcome/default/']);
});

it('knows the way to Welcome for everybody, signed in or not', () => {
  expect(welcomeHref(options)).toBe('/operaton/app/welcome/default/');
  expect(hrefs({ authorized: ['welcome'] })).toEqual([]);
});
