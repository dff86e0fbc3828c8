import { useEffect, useState } from 'react';
import type { WantedPermission } from '../contract/services';
import { usePluginServices, useSessionStatus } from './hooks';

/**
 * Whether the signed-in user may do something; null until the engine has answered, and where it gives no answer. Asked
 * again after each sign-in. Of several permissions any one will do.
 *
 * @param wanted null asks nothing
 *
 * @example
 * const mayCreate = usePermission({ permission: 'CREATE', resource: 'Task' });
 */
export function usePermission(wanted: WantedPermission | null): boolean | null {
  const { permissions } = usePluginServices();
  const status = useSessionStatus();
  const question = JSON.stringify(wanted);
  const [answer, setAnswer] = useState<{ readonly question: string; readonly isYes: boolean } | null>(null);
  useEffect(() => {
    const asked: WantedPermission | null = JSON.parse(question);
    if (asked === null || status !== 'active') return;
    let isAwaited = true;
    permissions.can(asked).then(
      (isYes) => isAwaited && setAnswer({ question, isYes }),
      () => undefined,
    );
    return () => {
      isAwaited = false;
    };
  }, [permissions, question, status]);
  if (wanted === null) return null;
  return answer?.question === question ? answer.isYes : permissions.known(wanted);
}
