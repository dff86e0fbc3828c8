import type { ReactNode } from 'react';
import type { WantedPermission } from '../contract/services';
import { usePermission } from './usePermission';

/** What `IfPermitted` takes. */
export interface IfPermittedProps {
  /** One permission, or several each of which would do. */
  readonly to: WantedPermission;
  /** Drawn for those who may. */
  readonly children?: ReactNode;
  /** Drawn for those who may not. */
  readonly fallback?: ReactNode;
}

/**
 * Shows something only to those who may do it, or, as `fallback`, to those who may not; neither of it before the engine has
 * answered. Hiding is a matter of comfort: the engine decides again at every call.
 *
 * @example
 * <IfPermitted to={{ permission: 'CREATE', resource: 'Task' }} fallback={<p>{t('ask')}</p>}>
 *   <Button onClick={create}>{t('create')}</Button>
 * </IfPermitted>
 */
export function IfPermitted({ to, children, fallback }: IfPermittedProps): ReactNode {
  const isPermitted = usePermission(to);
  return isPermitted === null ? null : isPermitted ? children : fallback;
}
