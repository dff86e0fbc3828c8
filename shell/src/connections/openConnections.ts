import type { QueryClient } from '@tanstack/react-query';
import type { ConnectionSetting } from '@taskweave/plugin-files/settings/InstallationSettings';
import type { SessionStore } from '../session/SessionStore';
import type { Connection } from './client/Connection';
import { createClientOfAll } from './client/createClientOfAll';
import { connectEngine, type OtherEngineOptions } from './connectEngine';
import { createNews } from './createNews';
import { PLUGINS } from './plugins';

const LOOK_EVERY = 10_000;

export interface ConnectionsOptions extends Pick<OtherEngineOptions, 'own' | 'cookieName' | 'fetch'> {
  readonly settings: readonly ConnectionSetting[];
  readonly session: SessionStore;
}

export type OpenConnections = typeof openConnections;

export type Connections = NonNullable<ReturnType<OpenConnections>>;

/** The engines of a page that has several; null where the file does not name the page's engine, or no other. */
export function openConnections(options: ConnectionsOptions) {
  const { settings, own, session } = options;
  const ownSetting = settings.find(({ path, engine }) => path === own.appRoot && engine === own.name);
  if (ownSetting === undefined || settings.length < 2) return null;
  let tell: ReturnType<typeof createNews> = () => undefined;
  let signingIn: Promise<unknown> = Promise.resolve();
  const me = () => ('user' in session.state ? session.state.user : null);
  const others = settings
    .filter((setting) => setting !== ownSetting)
    .map((setting) =>
      connectEngine(setting, {
        ...options,
        me,
        pending: () => signingIn,
        look: (connection) => client.patience.look(connection),
      }),
    );
  const ownConnection: Connection = {
    mark: null,
    setting: { ...ownSetting, samePersons: true },
    client: own,
    check: (timeout) => own.transport.whoAmI({ timeout }),
    person: me,
  };
  const client = createClientOfAll(ownConnection, others, (late) => tell(late));
  const retry = (connection: Connection, isAsked = false) =>
    client.patience.look(connection).then(() => tell(undefined, isAsked));

  /** An engine that was away is looked for, and so is a session that a person has opened elsewhere. */
  const lookAgain = (kinds: readonly string[]) => {
    if (document.visibilityState !== 'visible' || session.state.status !== 'signed-in') return;
    for (const one of [ownConnection, ...others])
      if (kinds.includes(client.patience.status(one).kind)) void retry(one);
  };
  setInterval(() => lookAgain(['away']), LOOK_EVERY);
  setInterval(() => lookAgain(['signed-out']), 3 * LOOK_EVERY);
  window.addEventListener('focus', () => lookAgain(['away', 'signed-out']));
  session.beforeLeaving(async (how) => {
    if (how === 'sign-out') await Promise.allSettled(others.map((other) => other.signOut()));
  });
  const signIn: SessionStore['signIn'] = (user, password) => {
    const signedIn = session.signIn(user, password);
    const shared = others.filter(({ setting }) => setting.signIn === 'shared');
    const signInThere = () => Promise.allSettled(shared.map((other) => other.signIn(user, password)));
    signingIn = signedIn
      .then((result) => (result === 'signed-in' ? signInThere() : undefined))
      .catch(() => undefined);
    return signedIn;
  };

  return {
    client,
    own: ownConnection,
    others,
    plugins: PLUGINS,
    /** That of the page's engine, which takes the others along. */
    session: Object.create(session, { signIn: { value: signIn } }) as SessionStore,
    /** Looks for an engine, and shows its rows: at once where a person asks for them, else once the pointer has left the list. */
    retry,
    /** Asks again where an engine has more to say than the page shows. */
    showNews(queryClient: QueryClient) {
      tell = createNews(queryClient, client.patience);
    },
    within: (taskId: string) => client.clientOf(client.connectionOf(taskId)),
  };
}
