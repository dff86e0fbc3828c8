import { LINKS, USER } from './samples.mjs';

/** @typedef {import('./samples.mjs').CallRow} CallRow */

const PROFILE = { id: '{id}', firstName: 'Mary', lastName: 'Anne', email: '' };

/** Who is at work: account, session, and the frame of the page. @type {readonly CallRow[]} */
export const PERSON_CALLS = [
  {
    call: 'resources/identity/userProfile#getProfile',
    places: ['account'],
    make: ({ getProfile }, client) => getProfile(client, '{id}'),
    answer: { id: '{id}' },
  },
  {
    call: 'resources/identity/userProfile#updateProfile',
    places: ['account'],
    isChange: true,
    make: ({ updateProfile }, client) => updateProfile(client, PROFILE),
    unguarded: 'what was typed stays, and to save again ends the same',
  },
  {
    call: 'resources/identity/userProfile#mayUpdateUser',
    places: ['account'],
    make: ({ mayUpdateUser }, client) => mayUpdateUser(client, '{id}'),
    answer: LINKS,
  },
  {
    call: 'resources/identity/userProfile#changePassword',
    places: ['account'],
    isChange: true,
    make: ({ changePassword }, client) =>
      changePassword(client, '{id}', { newPassword: 'b', ownPassword: 'a' }),
    lost: 'the engine takes the new password as the person’s',
  },
  {
    call: 'resources/identity/userProfile#isPassword',
    places: ['look'],
    make: ({ isPassword }, client) => isPassword(client, 'demo', 'b'),
    answer: { authenticated: true },
  },
  {
    call: 'resources/identity/userProfile#getMemberGroups',
    places: ['account'],
    make: ({ getMemberGroups }, client) => getMemberGroups(client, 'demo'),
    answer: { groups: [] },
  },
  {
    call: 'resources/identity/userProfile#getMemberTenants',
    places: ['account', 'deployments'],
    make: ({ getMemberTenants }, client) => getMemberTenants(client, 'demo'),
    answer: [],
  },
  {
    call: 'resources/identity/passwordPolicy#getPasswordPolicy',
    places: ['account'],
    make: ({ getPasswordPolicy }, client) => getPasswordPolicy(client),
    answer: { rules: [] },
  },
  {
    call: 'resources/identity/passwordPolicy#checkPassword',
    places: ['account'],
    make: ({ checkPassword }, client) => checkPassword(client, { password: 'b', profile: PROFILE }),
    answer: { valid: true, rules: [] },
  },
  {
    call: 'resources/identity/setup#createFirstUser',
    places: ['account'],
    isChange: true,
    make: ({ createFirstUser }, client) => createFirstUser(client, { profile: PROFILE, password: 'b' }),
    unguarded:
      'what was typed stays; once there is an administrator the engine refuses another, and the page leads to the sign-in',
  },
  {
    call: 'resources/identity/setup#isSetupWanted',
    places: ['account'],
    make: ({ isSetupWanted }, client) => isSetupWanted(client),
    answer: '<html></html>',
  },
  {
    call: 'resources/identity/permission#isPermitted',
    places: ['shell', 'look'],
    make: ({ isPermitted }, client) => isPermitted(client, { permission: 'CREATE', resource: 'Task' }),
    answer: { authorized: true },
  },
  {
    call: 'resources/identity/user#getUserProfile',
    places: ['shell', 'task', 'form'],
    make: ({ getUserProfile }, client) => getUserProfile(client, '{id}'),
    answer: USER,
  },
  {
    call: 'resources/identity/user#getGroupIds',
    places: ['shell', 'workload'],
    make: ({ getGroupIds }, client) => getGroupIds(client, 'demo'),
    answer: { groups: [] },
  },
  {
    call: 'resources/instance/caseInstance#getCaseBusinessKey',
    places: ['form'],
    make: ({ getCaseBusinessKey }, client) => getCaseBusinessKey(client, '{id}'),
    answer: { businessKey: null },
  },
  {
    call: 'shell/src/plugins/loading/fetchPlugins.ts',
    places: ['shell'],
    make: (_, client) => client.get('version'),
    answer: { version: '7.24.0' },
  },
  {
    call: 'shell/src/telemetry/askTelemetry.tsx',
    places: ['shell'],
    isChange: true,
    make: (_, client) => client.post('telemetry/configuration', { body: { enableTelemetry: false } }),
    unguarded: 'the question stays open with the reason, and to answer again ends the same',
  },
  {
    call: 'Session#createSession whoAmI',
    places: ['session', 'look'],
    make: ({ createSession }, client) => createSession(client).whoAmI(),
    answer: { userId: 'demo', authorizedApps: ['tasklist'] },
  },
  {
    call: 'Session#createSession listEngines',
    places: ['session'],
    make: ({ createSession }, client) => createSession(client).listEngines(),
    answer: [{ name: 'default' }],
  },
  {
    call: 'Session#createSession signIn',
    places: ['session'],
    isChange: true,
    make: ({ createSession }, client) => createSession(client).signIn('demo', 'demo'),
    answer: { userId: 'demo', authorizedApps: ['tasklist'] },
    unguarded: 'name and password stay; to sign in again ends the same',
  },
  {
    call: 'Session#createSession signOut',
    places: ['session'],
    isChange: true,
    make: ({ createSession }, client) => createSession(client).signOut(),
    lost: 'nobody is signed in any more',
  },
];
