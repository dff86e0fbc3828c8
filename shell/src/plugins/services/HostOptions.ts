import type { QueryClient } from '@tanstack/react-query';
import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import type { I18n } from '@taskweave/i18n/createI18n';
import type {
  Commands,
  Connections,
  Dialogs,
  HostPage,
  Navigation,
  Session,
  Settings,
  User,
} from '@taskweave/plugin-sdk';
import type { NotificationStore } from '../../notifications/NotificationStore';
import type { PluginPlatform } from '../PluginPlatform';

export interface HostOptions {
  readonly connection: EngineConnection;
  readonly connections?: {
    readonly client: { readonly offered: Connections };
    /** The engine of a task. */
    within(taskId: string): EngineConnection;
  } | null;
  readonly plugins: Pick<PluginPlatform, 'registry' | 'loader' | 'health' | 'onDraw' | 'retry' | 'setOff'>;
  readonly navigation: Navigation;
  readonly page: HostPage;
  readonly notifications: NotificationStore;
  readonly dialogs: Dialogs;
  readonly i18n: I18n;
  readonly queryClient: QueryClient;
  readonly user: User;
  readonly session: Session;
  readonly signIn: () => number;
  readonly commands: Commands;
  readonly settings: Settings;
  readonly mayManage: () => boolean;
}
