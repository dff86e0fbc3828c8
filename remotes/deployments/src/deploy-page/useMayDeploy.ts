import { useQuery } from '@tanstack/react-query';
import { usePluginServices, useSessionStatus } from '@taskweave/plugin-sdk';

const RIGHT = { permission: 'CREATE', resource: 'Deployment' } as const;

/** Whether the person may deploy; asked again after each sign-in. */
export function useMayDeploy() {
  const { permissions, engine, user } = usePluginServices();
  const isActive = useSessionStatus() === 'active';
  return useQuery({
    queryKey: ['engine', engine.engine, 'permission', 'deploy', user.id],
    queryFn: () => permissions.can(RIGHT),
    enabled: isActive,
  });
}
