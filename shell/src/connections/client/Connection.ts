import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import type { ConnectionSetting } from '@taskweave/plugin-files/settings/InstallationSettings';

/** One of several engines. */
export interface Connection {
  /** The mark of its ids; null for the page's own engine, whose ids have none. */
  readonly mark: string | null;
  readonly setting: ConnectionSetting;
  readonly client: EngineConnection;
  /** Whether equal ids are the same person here and in the page's engine. */
  readonly samePersons: boolean;
  /** Rejects where nobody is signed in there, or another person. */
  readonly ready?: () => Promise<void>;
  /** The signed-in person, as this engine calls them. */
  readonly person: () => string | null;
}

export type ConnectionStatus =
  | { readonly kind: 'there' }
  | { readonly kind: 'waiting' }
  /** Wanted where somebody works on what belongs there. */
  | { readonly kind: 'signed-out'; readonly isWanted?: boolean }
  /** One question that it answers with an error keeps it away for a while, whatever else it answers. */
  | {
      readonly kind: 'away';
      readonly since: Date;
      readonly question?: { readonly key: string; readonly until: number };
    };
