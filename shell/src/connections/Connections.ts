import type { QueryClient } from '@tanstack/react-query';
import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import type { ConnectionSetting } from '@taskweave/plugin-files/settings/InstallationSettings';
import type { OwnPlugin } from '../plugins/PluginPlatform';
import type { SessionStore } from '../session/SessionStore';
import type { Connection } from './client/Connection';
import type { ClientOfAll } from './client/createClientOfAll';
import type { OtherEngine } from './connectEngine';

export interface ConnectionsOptions {
  readonly settings: readonly ConnectionSetting[];
  readonly own: EngineConnection;
  readonly session: SessionStore;
  readonly cookieName: string;
  readonly fetch: typeof fetch;
  readonly plugin: OwnPlugin;
}

/** Null where the file does not name the page's engine, or no other. */
export type OpenConnections = (options: ConnectionsOptions) => Connections | null;

/** The engines of a page that has several, the page's own not among the others. */
export interface Connections {
  readonly client: ClientOfAll;
  readonly own: Connection;
  readonly others: readonly OtherEngine[];
  /** That of the page's engine, which takes the others along. */
  readonly session: SessionStore;
  /** The shell's plugin, with the letters on the rows. */
  readonly plugin: OwnPlugin;
  /** Asks again for everything on the page. */
  retry(): void;
  /** Asks again where an engine has more to say than the page shows. */
  showNews(queryClient: QueryClient): void;
  /** Null for tasks of the page's own engine. */
  within(taskId: string): EngineConnection | null;
}
