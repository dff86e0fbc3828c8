import { type ReactNode, useContext } from 'react';
import type { OlderVersions, PointId, PropsOf } from '../contract/points';
import { PluginHostContext, type PointScope } from './host';

export interface PluginPointProps<P extends PointId> {
  readonly point: P;
  readonly props: PropsOf<P>;
  /** What the contributions' conditions are evaluated against; by default, the process of `props.task`. */
  readonly scope?: PointScope;
  /**
   * Earlier versions of this point, each with how its props are made of the new ones: what was written for them is drawn
   * as well, in one order. A constant outside of the component.
   */
  readonly older?: OlderVersions<P>;
}

/**
 * Opens a plugin point here: renders all of its contributions in order, each in its own error boundary.
 *
 * @example <PluginPoint point="tasklist.card" props={{ taskId: task.id, task }} />
 */
export function PluginPoint<P extends PointId>({
  point,
  props,
  scope,
  older,
}: PluginPointProps<P>): ReactNode {
  const host = useContext(PluginHostContext);
  if (host === null) return null;
  return <host.Point point={point} props={props} {...(scope && { scope })} {...(older && { older })} />;
}
