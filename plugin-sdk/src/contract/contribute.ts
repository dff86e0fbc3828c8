import type { Condition } from '@taskweave/plugin-files/manifest/Condition';
import type { ComponentType } from 'react';
import type { Label } from './labels';
import type { FromConfig } from './list';
import type { ActionMeta, MetaOf, PlaceholderOf, PointId, PropsOf } from './points';
import type { PluginServices } from './services';

/** Code that is fetched when it is first needed: `() => import('./RiskTab')`, whose default export it is. */
export type Lazy<T> = () => Promise<{ readonly default: T }>;

/** How the shell hands new props to a contribution without React, and takes it off the page. */
export interface MountHandle<Props> {
  update?(props: Props): void;
  dispose(): void;
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

/** What a contribution that is a link says in place of its code. */
export interface LinkMeta<Href> {
  /**
   * Where it leads: `https://`, `http://`, `mailto:`, or a path on the server of the inbox. A name in braces is filled
   * in with the value of that name, encoded; `{variables.amount}` is a variable of the task. While a value is missing, the
   * link is not shown. Web pages are opened in a new tab. Or the option of the plugin's configuration that has the
   * address.
   *
   * @example href: 'https://crm.example/customers/{variables.customerId}?task={id}'
   * @example href: { config: 'crmAddress' }
   */
  readonly href: Href | FromConfig;
  readonly label: Label;
  /** A link is followed when it is pressed, not when the address of the page says so. */
  readonly openedBy?: never;
  /** A search is code. */
  readonly kind?: 'command';
  readonly component?: never;
  readonly mount?: never;
}

/** What an action that completes the task says in place of its code. */
interface Completing extends Required<Pick<ActionMeta, 'label' | 'completesWith'>> {
  readonly component?: never;
  readonly mount?: never;
}

/** The names in braces: `NamesIn<'/{id}/{name}'>` is `'id' | 'name'`. */
type NamesIn<Href extends string> = Href extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** An address whose placeholders there are; else what the compiler is to say. */
type CheckedHref<Href extends string, Placeholder extends string> = [NamesIn<Href>] extends [Placeholder]
  ? Href
  : { readonly 'There is no such placeholder at this point': Exclude<NamesIn<Href>, Placeholder> };

/**
 * One contribution to the point `P`: its id and order, what the point asks of it as data, and the code that draws it, or the
 * address where it leads.
 */
export type Contribution<P extends PointId, Href extends string = string> = ContributionBase &
  MetaOf<P> &
  (
    | Body<PropsOf<P>>
    | ([PlaceholderOf<P>] extends [never] ? never : LinkMeta<Href>)
    | (P extends 'tasklist.task.action' ? Completing : never)
  );

type LinkCheck<P extends PointId, Href extends string> = [PlaceholderOf<P>] extends [never]
  ? unknown
  : { readonly href?: CheckedHref<Href, PlaceholderOf<P>> | FromConfig };

/** A contribution whose point is not known at compile time, as the shell handles it. */
export interface AnyContribution<Point extends string = string, Id extends string = string> {
  readonly point: Point;
  readonly id: Id;
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
 *
 * @example
 * contribute('tasklist.task.action', {
 *   id: 'crm', label: '%action.crm%', icon: 'external', href: 'https://crm.example/customers/{businessKey}',
 * })
 */
export function contribute<
  P extends PointId,
  const Id extends string = string,
  const Href extends string = string,
>(
  point: P,
  contribution: Contribution<P, Href> & LinkCheck<P, Href> & { readonly id: Id },
): AnyContribution<P, Id> {
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
