import type { Condition } from '@taskweave/plugin-files/manifest/Condition';
import type { ComponentType } from 'react';
import type { MetaOf, PointId, PropsOf } from './points';
import type { PluginServices } from './services';

/** Code that is fetched when it is first needed: `() => import('./RiskTab')`, whose default export it is. */
export type Lazy<T> = () => Promise<{ readonly default: T }>;

/** How the shell hands new props to a contribution without React, and takes it off the page. */
export interface MountHandle<Props> {
  update?(props: Props): void;
  unmount(): void;
}

/** A contribution without React: renders into `host`, and returns how to update and unmount it. */
export type Mount<Props> = (host: HTMLElement, props: Props, services: PluginServices) => MountHandle<Props>;

interface ContributionBase {
  /** Unique within the plugin. The admin's address of the contribution is `<point>:<plugin id>/<id>`. */
  readonly id: string;
  /** Higher comes first. Contributions without one come last, in the order of the plugins' list. */
  readonly priority?: number;
  readonly when?: Condition;
}

type Body<Props> =
  | { readonly component: Lazy<ComponentType<Props>>; readonly mount?: never }
  | { readonly mount: Lazy<Mount<Props>>; readonly component?: never };

/**
 * One contribution to the point `P`: its id and order, what the point asks of it as data, and the code that draws it.
 */
export type Contribution<P extends PointId> = ContributionBase & MetaOf<P> & Body<PropsOf<P>>;

/** A contribution whose point is not known at compile time, as the shell handles it. */
export interface AnyContribution {
  readonly point: string;
  readonly id: string;
  readonly priority?: number;
  readonly when?: Condition;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly component?: Lazy<ComponentType<never>>;
  readonly mount?: Lazy<Mount<never>>;
}

/**
 * Declares one contribution to a plugin point. The compiler checks metadata and props against the point.
 *
 * @example
 * contribute('tasklist.task.detail', {
 *   id: 'risk', label: '%tab.risk%', priority: 700, component: () => import('./RiskTab'),
 * })
 */
export function contribute<P extends PointId>(point: P, contribution: Contribution<P>): AnyContribution {
  const { id, priority, when, component, mount, ...meta } = contribution;
  return {
    point,
    id,
    ...(priority === undefined ? {} : { priority }),
    ...(when === undefined ? {} : { when }),
    meta,
    ...(component === undefined ? {} : { component: component as Lazy<ComponentType<never>> }),
    ...(mount === undefined ? {} : { mount: mount as Lazy<Mount<never>> }),
  };
}
