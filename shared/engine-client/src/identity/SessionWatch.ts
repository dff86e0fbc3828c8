import { createListeners } from '@taskweave/base/createListeners';
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
  const losses = createListeners<[isElsewhere: boolean]>();
  const authorizations = createListeners<[Authorized]>();
  const otherPersons = createListeners<[user: string]>();
  let session = 0;
  let isLossKnown = false;
  let lastSeen = '';
  let apps: readonly string[] = [];

  return {
    number: () => session,
    apps: () => apps,
    onLoginRequired: losses.subscribe,
    onAuthorized: authorizations.subscribe,
    onOtherPerson: otherPersons.subscribe,
    otherPerson: otherPersons.call,
    loginRequired(number, isElsewhere = false) {
      if (isLossKnown || number !== session) return;
      isLossKnown = true;
      losses.call(isElsewhere);
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
      authorizations.call(authorized);
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
