import type { QueryClient } from '@tanstack/react-query';
import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import type { I18n } from '@taskweave/i18n/createI18n';
import type { Commands, Dialogs, HostPage, Navigation, Session, Settings, User } from '@taskweave/plugin-sdk';
import type { NotificationStore } from '../../notifications/NotificationStore';
import type { PluginPlatform } from '../PluginPlatform';

/** What plugins are given their services from, while one person is signed in. */
export interface HostOptions {
  readonly connection: EngineConnection;
  readonly plugins: Pick<PluginPlatform, 'registry' | 'loader' | 'health' | 'onDraw' | 'retry' | 'setOff'>;
  readonly navigation: Navigation;
  readonly page: HostPage;
  readonly notifications: NotificationStore;
  readonly dialogs: Dialogs;
  readonly i18n: I18n;
  readonly queryClient: QueryClient;
  readonly user: User;
  readonly session: Session;
  /** Counts the person's sign-ins: rights may be others after each. */
  readonly signIn: () => number;
  readonly commands: Commands;
  readonly settings: Settings;
  /** Whether the person may see the page for administrators. */
  readonly mayManage: () => boolean;
}
