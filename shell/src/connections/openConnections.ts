import { perOwner } from '@taskweave/base/perOwner';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import type { ConnectionSetting } from '@taskweave/plugin-files/settings/InstallationSettings';
import type { SessionStore } from '../session/SessionStore';
import type { Connections, ConnectionsOptions } from './Connections';
import type { Connection } from './client/Connection';
import { createClientOfAll } from './client/createClientOfAll';
import { connectEngine, type OtherEngine } from './connectEngine';
import { createNews } from './createNews';
import { withLetters } from './withLetters';

const LOOK_EVERY = 10_000;

export function openConnections(options: ConnectionsOptions): Connections | null {
  const { settings, own, session } = options;
  const isOwn = ({ path, engine }: ConnectionSetting) => path === own.appRoot && engine === own.name;
  const ownSetting = settings.find(isOwn);
  if (ownSetting === undefined || settings.length < 2) return null;
  const news = new Set<(late?: Connection) => void>();
  const tell = (late?: Connection) => {
    for (const listener of news) listener(late);
  };
  let signingIn: Promise<unknown> | null = null;
  const me = () => ('user' in session.state ? session.state.user : null);
  const others = settings
    .filter((setting) => setting !== ownSetting)
    .map((setting) =>
      connectEngine(setting, {
        ...options,
        me,
        pending: () => signingIn ?? Promise.resolve(),
        onSignedOut(connection) {
          client.patience.setStatus(connection, { kind: 'signed-out' });
          tell();
        },
      }),
    );
  const ownConnection = { mark: null, setting: ownSetting, client: own, samePersons: true, person: me };
  const client = createClientOfAll(ownConnection, others, tell);

  const within = perOwner((connection: Connection) => client.clientOf(connection));

  async function look(other: OtherEngine): Promise<void> {
    if (session.state.status !== 'signed-in') return;
    await other.check().catch((error: unknown) => {
      if (isLoginRequired(error)) client.patience.setStatus(other, { kind: 'signed-out' });
      throw error;
    });
    // One that answers with errors says itself when it is well again.
    if (!('question' in client.patience.status(other))) client.patience.setStatus(other, { kind: 'there' });
    tell();
  }

  lookAgain(others, client, look);
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
    others: others.map((other) => ({
      ...other,
      check: () => look(other),
      async signIn(user, password) {
        const result = await other.signIn(user, password);
        if (result === 'signed-in') await look(other);
        return result;
      },
    })),
    plugin: withLetters(options.plugin),
    session: Object.create(session, { signIn: { value: signIn } }) as SessionStore,
    retry: () => tell(),
    showNews: (queryClient) => void news.add(createNews(queryClient, client.patience)),
    within(taskId) {
      const connection = client.connectionOf(taskId);
      return connection.mark === null ? null : within(connection);
    },
  };
}

/** An engine that was away is looked for; a session that a person has opened elsewhere, when they come back to the page. */
function lookAgain(
  others: readonly OtherEngine[],
  { patience }: Connections['client'],
  look: (other: OtherEngine) => Promise<void>,
): void {
  const lookFor = (kinds: readonly string[]) => {
    if (document.visibilityState !== 'visible') return;
    for (const other of others) {
      if (kinds.includes(patience.status(other).kind)) look(other).catch(() => undefined);
    }
  };
  setInterval(() => lookFor(['away']), LOOK_EVERY);
  window.addEventListener('focus', () => lookFor(['away', 'signed-out']));
}
