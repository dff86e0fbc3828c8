import { tellSession } from './sessionNews';

export interface Authorized {
  readonly user: string;
  readonly apps: readonly string[];
}

export interface SessionWatch {
  number(): number;
  apps(): readonly string[];
  onLoginRequired(listener: (isElsewhere: boolean) => void): () => void;
  onAuthorized(listener: (authorized: Authorized) => void): () => void;
  onOtherPerson(listener: (user: string) => void): () => void;
  otherPerson(user: string): void;
  loginRequired(number: number, isElsewhere?: boolean): void;
  observe(headers: Headers): void;
  signedIn(): void;
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
      // The engine lists the applications in no fixed order.
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
