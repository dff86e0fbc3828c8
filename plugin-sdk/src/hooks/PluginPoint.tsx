import { type ReactNode, useContext } from 'react';
import type { PointId, PropsOf } from '../contract/points';
import { PluginHostContext, type PointScope } from './host';

export interface PluginPointProps<P extends PointId> {
  readonly point: P;
  readonly props: PropsOf<P>;
  /** What the contributions' conditions are evaluated against; by default, the process of `props.task`. */
  readonly scope?: PointScope;
}

/**
 * Opens a plugin point here: renders all of its contributions in order, each in its own error boundary.
 *
 * @example <PluginPoint point="tasklist.card" props={{ taskId: task.id, task }} />
 */
export function PluginPoint<P extends PointId>({ point, props, scope }: PluginPointProps<P>): ReactNode {
  const host = useContext(PluginHostContext);
  if (host === null) return null;
  return <host.Point point={point} props={props} {...(scope && { scope })} />;
}
