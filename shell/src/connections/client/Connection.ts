import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import type { ConnectionSetting } from '@taskweave/plugin-files/settings/InstallationSettings';

/** One of several engines. */
export interface Connection {
  /** The mark of its ids; null for the page's own engine, whose ids have none. */
  readonly mark: string | null;
  readonly setting: ConnectionSetting;
  readonly client: EngineConnection;
  /** Rejects where nobody is signed in there, or another person. */
  readonly ready?: () => Promise<void>;
  /** Rejects where nothing answers for so many milliseconds, and as `ready` does. */
  readonly check: (timeout: number) => Promise<unknown>;
  /** The signed-in person, as this engine calls them. */
  readonly person: () => string | null;
}

export type ConnectionStatus =
  /** `back`: the engine has answered, and the page does not show its rows yet. */
  | { readonly kind: 'there' | 'waiting' | 'back' }
  /** How often somebody who works on what belongs there has wanted it: once while it is shown, and with each change. */
  | { readonly kind: 'signed-out'; readonly wanted?: number }
  | {
      readonly kind: 'away';
      readonly since: Date;
      /** Reachable, with an error as its answer. */
      readonly isFailing: boolean;
      /** The question that it left open, which keeps it away for a while, whatever else it answers. */
      readonly question: string;
      readonly until: number;
    };
