import type { SessionStore } from '../session/SessionStore';
import type { PageNavigation } from './HashNavigation';

/**
 * Hides one user's addresses from the next: after a sign-out, on the back button, and when someone else signs in over an expired
 * session. The same user finds the address again, and a link from elsewhere is open to any user.
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
