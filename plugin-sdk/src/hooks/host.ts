import { type ComponentType, createContext, type ReactNode } from 'react';
import type { PagePath } from '../contract/navigation';
import type { PointId, PropsOf } from '../contract/points';
import type { Language, PluginServices } from '../contract/services';

/** A contribution that is active at a point: enabled, with its conditions met, in order. */
export interface PointItem<P extends PointId> {
  /** `<plugin id>/<contribution id>`, unique within the point. */
  readonly key: string;
  /** Id of the contribution, unique within its plugin only. */
  readonly id: string;
  readonly pluginId: string;
  /** The point that it was written for: this one, or an older version of it. */
  readonly point: string;
  /** Label in the current language; empty if the contribution has none. */
  readonly label: string;
  readonly meta: Readonly<Record<string, unknown>>;
  /** Renders the contribution in its own error boundary: it loads, fails and retries independently. */
  readonly render: (props: PropsOf<P>) => ReactNode;
  /** Loads the code ahead of its use; errors are only reported when it is rendered. */
  readonly prefetch: () => void;
}

/** A page that the person may be shown. */
export interface ListedPage {
  readonly item: PointItem<'tasklist.route'>;
  /** Where it is: the path that it declares, or one below the id of its plugin where another page has that. */
  readonly place: PagePath;
}

/** What the shell provides to the hooks of this package. Not for plugins. */
export interface PluginHost {
  readonly services: PluginServices;
  /** The host of the engine of what has this id. */
  readonly within: (id: string) => PluginHost;
  readonly useLanguage: () => Language;
  readonly useConfig: () => unknown;
  readonly usePointItems: <P extends PointId>(point: P, scope: PointScope) => readonly PointItem<P>[];
  readonly usePages: () => readonly ListedPage[];
  readonly Point: ComponentType<{
    readonly point: PointId;
    readonly props: object;
    readonly scope?: PointScope;
  }>;
}

/** What the contributions' conditions are evaluated against. */
export interface PointScope {
  readonly processDefinitionKey?: string | null;
}

/** Where the hooks find the shell; null outside of a contribution. Not for plugins. */
export const PluginHostContext = createContext<PluginHost | null>(null);
