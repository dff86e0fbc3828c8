import { type ReactNode, useContext } from 'react';
import { PluginHostContext } from './host';
import type { PointId, PropsOf } from './points';

export interface PluginPointProps<P extends PointId> {
  readonly point: P;
  readonly props: PropsOf<P>;
}

/**
 * Opens a plugin point here: draws all of its contributions in order, each inside its own boundary.
 *
 * @example <PluginPoint point="tasklist.card" props={{ taskId: task.id, task }} />
 */
export function PluginPoint<P extends PointId>({ point, props }: PluginPointProps<P>): ReactNode {
  const host = useContext(PluginHostContext);
  if (host === null) return null;
  return <host.Point point={point} props={props} />;
}
