import type { SessionStore } from '../session/SessionStore';
import type { PageNavigation } from './HashNavigation';

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
