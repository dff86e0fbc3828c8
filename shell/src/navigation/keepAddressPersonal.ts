import type { SessionStore } from '../session/SessionStore';
import type { PageNavigation } from './HashNavigation';

/**
 * Leaves the next person at the browser no address of the one before: not after a sign-out, not by the back button, and not
 * when somebody else signs in over a session that has ended. The same person finds it again after such an end, and a link
 * that came from elsewhere is open to any person who signs in.
 */
export function keepAddressPersonal(
  session: Pick<SessionStore, 'state' | 'subscribe'>,
  navigation: PageNavigation,
): void {
  const settle = () => {
    const { state } = session;
    const { owner } = navigation;
    switch (state.status) {
      case 'signed-in':
        if (owner !== null && owner !== state.user) navigation.forget();
        return navigation.claim(state.user);
      case 'taken-over':
        return navigation.forget();
      case 'signed-out':
        if (state.hasJustLeft && owner !== null) navigation.forget();
    }
  };
  navigation.subscribe(settle);
  session.subscribe(settle);
}
