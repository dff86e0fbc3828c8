import { type ComponentType, createContext, type ReactNode } from 'react';
import type { PointId, PropsOf } from '../contract/points';
import type { Language, PluginServices } from '../contract/services';

/** A contribution that takes part in a point now: enabled, its conditions met, in order. */
export interface PointItem<P extends PointId> {
  /** `<plugin id>/<contribution id>`, unique within the point. */
  readonly key: string;
  /** Id of the contribution; for tabs it is the value of `detailsTab`. */
  readonly id: string;
  readonly pluginId: string;
  /** Label in the language on screen; empty where the contribution has none. */
  readonly label: string;
  readonly meta: Readonly<Record<string, unknown>>;
  /** Draws the contribution inside its own boundary: it loads, fails and retries alone. */
  readonly render: (props: PropsOf<P>) => ReactNode;
  /** Loads the code ahead of its use; errors are kept for the time when it is drawn. */
  readonly prefetch: () => void;
}

/** What the shell puts under the hooks of this package. Plugins do not use it. */
export interface PluginHost {
  readonly services: PluginServices;
  readonly useLanguage: () => Language;
  readonly useConfig: () => unknown;
  readonly usePointItems: <P extends PointId>(point: P, scope: PointScope) => readonly PointItem<P>[];
  readonly Point: ComponentType<{
    readonly point: PointId;
    readonly props: object;
    readonly scope?: PointScope;
  }>;
}

/** What conditions of contributions are decided by. */
export interface PointScope {
  readonly processDefinitionKey?: string | null;
}

export const PluginHostContext = createContext<PluginHost | null>(null);
