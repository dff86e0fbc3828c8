import { describe, expect, it, vi } from 'vitest';
import { isEngineError } from './errors/EngineError';
import { createSession } from './Session';
import { useFakeEngine } from './testing/fakeEngine';

const engine = useFakeEngine();

const TOKEN_CALL = 'GET api/engine/engine/';
const LOGIN = 'POST api/admin/auth/user/default/login/tasklist';

describe('whoAmI', () => {
  it('says who is signed in, and what they may open @S3.1 @S7.5', async () => {
    engine.user = 'demo';
    expect(await createSession(engine.connect()).whoAmI()).toEqual({
      status: 'signed-in',
      user: 'demo',
      apps: ['admin', 'tasklist', 'welcome', 'cockpit'],
    });
  });

  it('says that nobody is, without calling it a loss', async () => {
    const connection = engine.connect();
    const onLogin = vi.fn();
    connection.onLoginRequired(onLogin);
    expect(await createSession(connection).whoAmI()).toEqual({ status: 'signed-out' });
    expect(onLogin).not.toHaveBeenCalled();
  });
});

describe('signIn', () => {
  it('makes a GET before and a GET after @S7.4', async () => {
    expect(await createSession(engine.connect()).signIn('demo', 'demo')).toBe('signed-in');
    expect(engine.lines()).toEqual([TOKEN_CALL, LOGIN, TOKEN_CALL]);
    expect(engine.calls[1]?.body).toBe('username=demo&password=demo');
    expect(engine.calls[1]?.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded');
  });

  it("leaves the new session's token for the writes that follow", async () => {
    engine.on('POST task/1/claim', 204);
    const connection = engine.connect();
    await createSession(connection).signIn('demo', 'demo');
    await connection.post('task/1/claim');
    expect(engine.calls.at(-1)?.headers.get('X-XSRF-TOKEN')).toBe('TOKEN2');
    expect(engine.calls).toHaveLength(4);
  });

  it('knows a wrong password', async () => {
    const connection = engine.connect();
    const onLogin = vi.fn();
    connection.onLoginRequired(onLogin);
    expect(await createSession(connection).signIn('demo', 'wrong')).toBe('wrong-credentials');
    expect(onLogin).not.toHaveBeenCalled();
  });

  it('knows a user without access to the task list, and does not ask twice', async () => {
    expect(await createSession(engine.connect()).signIn('nora', 'nora')).toBe('no-access');
    expect(engine.lines().filter((line) => line === LOGIN)).toHaveLength(1);
  });

  it('distinguishes a refusal with a reason from a user without access', async () => {
    const missing = { permissionName: 'ACCESS', resourceName: 'Application', resourceId: 'tasklist' };
    const denied = { type: 'AuthorizationException', message: 'No.', missingAuthorizations: [missing] };
    const refusedBy = async (text: string) => {
      engine.signInRefusal = text;
      try {
        return await createSession(engine.connect()).signIn('demo', 'demo');
      } catch (error) {
        return isEngineError(error) && error.problem.kind === 'forbidden' ? error.problem.missing : error;
      }
    };
    expect(await refusedBy(JSON.stringify(denied))).toEqual([
      { permission: 'ACCESS', resource: 'Application', resourceId: 'tasklist' },
    ]);
    expect(await refusedBy('<h1>Blocked by the firewall</h1>')).toEqual([]);
    expect(await refusedBy('')).toBe('no-access');
  });

  it('succeeds though the session ran out since the page was opened', async () => {
    const session = createSession(engine.connect());
    await session.listEngines();
    engine.endSession();
    expect(await session.signIn('demo', 'demo')).toBe('signed-in');
  });

  it('tries once more when the token dies between its GET and the POST', async () => {
    const connection = engine.connect();
    const session = createSession(connection);
    const realReady = connection.transport.csrf.ready;
    connection.transport.csrf.ready = async () => {
      const token = await realReady();
      engine.endSession();
      return token;
    };
    expect(await session.signIn('demo', 'demo')).toBe('signed-in');
    expect(engine.lines()).toEqual([TOKEN_CALL, LOGIN, TOKEN_CALL, LOGIN, TOKEN_CALL]);
  });

  it('makes the next loss of the session news again', async () => {
    const connection = engine.connect();
    const onLogin = vi.fn();
    connection.onLoginRequired(onLogin);
    await connection.get('task').catch(() => undefined);
    await createSession(connection).signIn('demo', 'demo');
    engine.endSession();
    await connection.get('task').catch(() => undefined);
    expect(onLogin).toHaveBeenCalledTimes(2);
  });
});

it('signOut ends the session, and takes later refusals for granted @S7.6', async () => {
  const connection = engine.connect();
  const session = createSession(connection);
  const onLogin = vi.fn();
  connection.onLoginRequired(onLogin);
  await session.signIn('demo', 'demo');
  await session.signOut();
  await connection.get('task').catch(() => undefined);
  expect(engine.user).toBeNull();
  expect(onLogin).not.toHaveBeenCalled();
});

it('a sign-out whose answer was lost counts as what it was', async () => {
  const connection = engine.connect();
  const session = createSession(connection);
  const onLogin = vi.fn();
  connection.onLoginRequired(onLogin);
  await session.signIn('demo', 'demo');
  engine.losesSignOut = true;
  await session.signOut();
  expect(engine.user).toBeNull();
  expect(onLogin).not.toHaveBeenCalled();
});

it('listEngines gives their names to anyone @S7.3', async () => {
  expect(await createSession(engine.connect()).listEngines()).toEqual(['default']);
});
