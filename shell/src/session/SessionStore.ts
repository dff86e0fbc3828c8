import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import { createSession, type SignInResult } from '@taskweave/engine-client/Session';
import type { Leaving } from '@taskweave/plugin-sdk';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLeavers, type Leavers } from './createLeavers';

export type SessionState =
  | { readonly status: 'checking' }
  | { readonly status: 'unreachable'; readonly error: unknown }
  | { readonly status: 'signed-out'; readonly hasJustLeft: boolean }
  | { readonly status: 'no-access'; readonly user: string }
  | { readonly status: 'signed-in'; readonly user: string }
  | { readonly status: 'leaving'; readonly user: string }
  | { readonly status: 'expired'; readonly user: string; readonly isElsewhere?: boolean }
  | { readonly status: 'locked'; readonly user: string; readonly other: string }
  | { readonly status: 'taken-over' };

export type SessionEvent =
  | {
      readonly type: 'checked';
      readonly user: string;
      readonly hasAccess: boolean;
      readonly isHere?: boolean;
    }
  | { readonly type: 'nobody-signed-in' }
  | { readonly type: 'check-failed'; readonly error: unknown }
  | { readonly type: 'check-started' }
  | { readonly type: 'session-lost'; readonly isElsewhere?: boolean }
  | { readonly type: 'sign-out-started' }
  | { readonly type: 'sign-out-failed' }
  | { readonly type: 'signed-out' };

export function nextSessionState(state: SessionState, event: SessionEvent): SessionState {
  if (state.status === 'taken-over') return state;
  if (state.status === 'leaving' && !event.type.startsWith('sign')) return state;
  switch (event.type) {
    case 'checked':
      if (isHeld(state) && state.user !== event.user) {
        if (event.isHere) return { status: 'taken-over' };
        return { status: 'locked', user: state.user, other: event.user };
      }
      return { status: event.hasAccess ? 'signed-in' : 'no-access', user: event.user };
    case 'nobody-signed-in':
      if (state.status === 'expired') return state;
      return state.status === 'signed-in' || state.status === 'locked'
        ? { status: 'expired', user: state.user }
        : { status: 'signed-out', hasJustLeft: false };
    case 'check-failed':
      return isHeld(state) ? state : { status: 'unreachable', error: event.error };
    case 'check-started':
      return state.status === 'unreachable' ? { status: 'checking' } : state;
    case 'session-lost':
      if (state.status !== 'signed-in') return state;
      return { status: 'expired', user: state.user, ...(event.isElsewhere && { isElsewhere: true }) };
    case 'sign-out-started':
      return state.status === 'signed-in' ? { status: 'leaving', user: state.user } : state;
    case 'sign-out-failed':
      return state.status === 'leaving' ? { status: 'signed-in', user: state.user } : state;
    case 'signed-out':
      return { status: 'signed-out', hasJustLeft: true };
  }
}

function isHeld(
  state: SessionState,
): state is Extract<SessionState, { status: 'signed-in' | 'expired' | 'locked' }> {
  return state.status === 'signed-in' || state.status === 'expired' || state.status === 'locked';
}

export interface SessionStore {
  readonly state: SessionState;
  readonly apps: readonly string[];
  readonly signIns: number;
  subscribe(listener: () => void): () => void;
  check(): Promise<void>;
  signIn(user: string, password: string): Promise<SignInResult>;
  beforeLeaving(finish: (how: Leaving) => void | Promise<void>): () => void;
  signOut(): Promise<void>;
}

const APP_NAME = 'tasklist';

export function createSessionStore(
  connection: EngineConnection,
  isSignedIn?: boolean,
  leavers: Leavers = createLeavers(),
): SessionStore {
  const session = createSession(connection);
  const store = createStore<SessionState>(() =>
    isSignedIn === false ? { status: 'signed-out', hasJustLeft: false } : { status: 'checking' },
  );
  let apps: readonly string[] = [];
  const signIns = countSignIns(store);
  let isSigningIn = false;

  function dispatch(event: SessionEvent): void {
    store.setState((state) => nextSessionState(state, event), true);
  }

  connection.onLoginRequired((isElsewhere) => dispatch({ type: 'session-lost', isElsewhere }));
  connection.onAuthorized(({ user, apps: allowed }) => {
    const state = store.getState();
    if (state.status !== 'signed-in' || state.user !== user) return;
    if (String([...apps].sort()) === String(allowed)) return;
    apps = allowed;
    if (!apps.includes(APP_NAME)) dispatch({ type: 'checked', user, hasAccess: false });
    else store.setState({ ...state }, true);
  });
  connection.onOtherPerson((user) => {
    if (!isSigningIn) dispatch({ type: 'checked', user, hasAccess: true });
  });

  async function check(): Promise<void> {
    dispatch({ type: 'check-started' });
    try {
      const me = await session.whoAmI();
      if (me.status === 'signed-out') dispatch({ type: 'nobody-signed-in' });
      else {
        ({ apps } = me);
        dispatch({ type: 'checked', user: me.user, hasAccess: apps.includes(APP_NAME), isHere: isSigningIn });
      }
    } catch (error) {
      dispatch({ type: 'check-failed', error });
    }
  }

  return {
    get state() {
      return store.getState();
    },
    get apps() {
      return apps;
    },
    get signIns() {
      return signIns();
    },
    subscribe: store.subscribe,
    check,
    async signIn(user, password) {
      isSigningIn = true;
      try {
        const result = await session.signIn(user, password);
        if (result === 'signed-in') await check();
        return result;
      } finally {
        isSigningIn = false;
      }
    },
    beforeLeaving: leavers.add,
    async signOut() {
      dispatch({ type: 'sign-out-started' });
      await leavers.finish('sign-out');
      try {
        await session.signOut();
      } catch (error) {
        dispatch({ type: 'sign-out-failed' });
        throw error;
      }
      dispatch({ type: 'signed-out' });
    },
  };
}

function countSignIns(store: StoreApi<SessionState>): () => number {
  let signIns = 0;
  store.subscribe((state, before) => {
    const wasHere = before.status === 'signed-in' || before.status === 'leaving';
    if (state.status === 'signed-in' && !wasHere) signIns += 1;
  });
  return () => signIns;
}
