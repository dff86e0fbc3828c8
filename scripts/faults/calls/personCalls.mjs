import { change, LINKS, read, USER } from './samples.mjs';

/** @typedef {import('./samples.mjs').CallRow} CallRow */

const PROFILE = { id: '{id}', firstName: 'Mary', lastName: 'Anne', email: '' };

/** @type {readonly CallRow[]} */
export const PERSON_CALLS = [
  read('identity/userProfile#getProfile', 'account', ['{id}'], { id: '{id}' }),
  change('identity/userProfile#updateProfile', 'account', [PROFILE], {
    unguarded: 'what was typed stays, and to save again ends the same',
  }),
  read('identity/userProfile#mayUpdateUser', 'account', ['{id}'], LINKS),
  change('identity/userProfile#changePassword', 'account', ['{id}', { newPassword: 'b', ownPassword: 'a' }], {
    lost: 'the engine takes the new password as the person’s',
  }),
  read('identity/userProfile#isPassword', 'look', ['demo', 'b'], { authenticated: true }),
  read('identity/userProfile#getMemberGroups', 'account', ['demo'], { groups: [] }),
  read('identity/userProfile#getMemberTenants', 'account', ['demo'], []),
  read('identity/passwordPolicy#getPasswordPolicy', 'account', [], { rules: [] }),
  read('identity/passwordPolicy#checkPassword', 'account', [{ password: 'b', profile: PROFILE }], {
    valid: true,
    rules: [],
  }),
  change('identity/setup#createFirstUser', 'account', [{ profile: PROFILE, password: 'b' }], {
    unguarded:
      'what was typed stays; once there is an administrator the engine refuses another, and the page leads to the sign-in',
  }),
  read('identity/setup#isSetupWanted', 'account', [], '<html></html>'),
  read('identity/permission#isPermitted', 'shell', [{ permission: 'CREATE', resource: 'Task' }], {
    authorized: true,
  }),
  read('identity/user#getUserProfile', 'shell', ['{id}'], USER),
  read('identity/tenant#getTenantNames', 'shell', [], [{ id: 'north', name: 'North branch' }]),
  read('identity/user#getGroupIds', 'shell', ['demo'], { groups: [] }),
  read('instance/caseInstance#getCaseBusinessKey', 'form', ['{id}'], { businessKey: null }),
  read('shell/src/plugins/loading/fetchPlugins.ts', 'shell', (_, client) => client.get('version'), {
    version: '7.24.0',
  }),
  read(
    'shell/src/files/watchFiles.ts',
    'shell',
    (_, client) => client.request('variable-instance/{id}/data', { method: 'HEAD', accept: 'blob' }),
    {},
  ),
  change(
    'shell/src/telemetry/askTelemetry.tsx',
    'shell',
    (_, client) => client.post('telemetry/configuration', { body: { enableTelemetry: false } }),
    { unguarded: 'the question stays open with the reason, and to answer again ends the same' },
  ),
  read(
    'Session#createSession whoAmI',
    'session',
    ({ createSession }, client) => createSession(client).whoAmI(),
    { userId: 'demo', authorizedApps: ['tasklist'] },
  ),
  read(
    'Session#createSession listEngines',
    'session',
    ({ createSession }, client) => createSession(client).listEngines(),
    [{ name: 'default' }],
  ),
  change(
    'Session#createSession signIn',
    'session',
    ({ createSession }, client) => createSession(client).signIn('demo', 'demo'),
    {
      answer: { userId: 'demo', authorizedApps: ['tasklist'] },
      unguarded: 'name and password stay; to sign in again ends the same',
    },
  ),
  change(
    'Session#createSession signOut',
    'session',
    ({ createSession }, client) => createSession(client).signOut(),
    { lost: 'nobody is signed in any more' },
  ),
];
