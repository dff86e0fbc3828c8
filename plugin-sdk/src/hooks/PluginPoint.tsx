import { type ReactNode, useContext } from 'react';
import type { PointId, PropsOf } from '../contract/points';
import { PluginHostContext, type PointScope } from './host';

export interface PluginPointProps<P extends PointId> {
  readonly point: P;
  readonly props: PropsOf<P>;
  /** What conditions of contributions are decided by; the process of `props.task` where it is not given. */
  readonly scope?: PointScope;
}

/**
 * Opens a plugin point here: draws all of its contributions in order, each inside its own boundary.
 *
 * @example <PluginPoint point="tasklist.card" props={{ taskId: task.id, task }} />
 */
export function PluginPoint<P extends PointId>({ point, props, scope }: PluginPointProps<P>): ReactNode {
  const host = useContext(PluginHostContext);
  if (host === null) return null;
  return <host.Point point={point} props={props} {...(scope && { scope })} />;
}
