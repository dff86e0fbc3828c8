import { tellSession } from './sessionNews';

/** Who the engine takes us for, as it says with every answer to a signed-in call. */
export interface Authorized {
  readonly user: string;
  /** The web applications the user may open, such as `tasklist`. */
  readonly apps: readonly string[];
}

/** Follows the state of the session, and calls listeners when it changes. */
export interface SessionWatch {
  /** Counts sessions: an answer to a call of an older one says nothing about this one. */
  number(): number;
  /** The web applications that the user may open, as the last answer said; none before the first. */
  apps(): readonly string[];
  onLoginRequired(listener: (isElsewhere: boolean) => void): () => void;
  onAuthorized(listener: (authorized: Authorized) => void): () => void;
  /** Called when someone else turns out to be signed in than the one whose page this is. */
  onOtherPerson(listener: (user: string) => void): () => void;
  otherPerson(user: string): void;
  /**
   * A call of session `number` has found nobody signed in. Calls the listeners the first time.
   *
   * @param isElsewhere a server before the engine has ended it, and answers with its own page
   */
  loginRequired(number: number, isElsewhere?: boolean): void;
  observe(headers: Headers): void;
  /** From here on the loss of the session is news again. */
  signedIn(): void;
  /** From here on the loss of the session is no news. */
  signedOut(): void;
}

export function createSessionWatch(): SessionWatch {
  const loginListeners = new Set<(isElsewhere: boolean) => void>();
  const authorizedListeners = new Set<(authorized: Authorized) => void>();
  const otherPersonListeners = new Set<(user: string) => void>();
  let session = 0;
  let isLossKnown = false;
  let lastSeen = '';
  let apps: readonly string[] = [];

  return {
    number: () => session,
    apps: () => apps,
    onLoginRequired: (listener) => subscribe(loginListeners, listener),
    onAuthorized: (listener) => subscribe(authorizedListeners, listener),
    onOtherPerson: (listener) => subscribe(otherPersonListeners, listener),
    otherPerson(user) {
      for (const listener of otherPersonListeners) listener(user);
    },
    loginRequired(number, isElsewhere = false) {
      if (isLossKnown || number !== session) return;
      isLossKnown = true;
      for (const listener of loginListeners) listener(isElsewhere);
    },
    observe(headers) {
      const user = headers.get('X-Authorized-User');
      const list = headers.get('X-Authorized-Apps');
      if (user === null || list === null) return;
      // The engine lists the applications in no particular order.
      const names = list.split(',').map((app) => app.trim());
      const authorized = { user, apps: names.filter((app) => app !== '').sort() };
      const seen = JSON.stringify(authorized);
      if (seen === lastSeen) return;
      lastSeen = seen;
      apps = authorized.apps;
      for (const listener of authorizedListeners) listener(authorized);
    },
    signedIn() {
      session += 1;
      isLossKnown = false;
      tellSession('signed-in');
    },
    signedOut() {
      session += 1;
      isLossKnown = true;
      lastSeen = '';
      apps = [];
      tellSession('signed-out');
    },
  };
}

function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
