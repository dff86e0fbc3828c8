import { useQuery } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { tenantQueries } from '@taskweave/engine-client/queries/identity/tenantQueries';
import type { TenantNames } from '@taskweave/engine-client/resources/identity/tenant';
import { useMemo } from 'react';

export interface Tenants {
  /** The id of one that the person may not see. */
  readonly nameOf: (id: string) => string;
  /** Empty while nobody knows, and where the person has this tenant alone. */
  readonly shown: (id: string | null) => string;
}

export function useTenants(engine: EngineClient, isNeeded: boolean): Tenants {
  const { data, isError } = useQuery({ ...tenantQueries(engine).names(), enabled: isNeeded, retry: false });
  return useMemo(() => tenantsOf(data, isError), [data, isError]);
}

function tenantsOf(data: TenantNames | undefined, isError: boolean): Tenants {
  const nameOf = (id: string) => data?.get(id) ?? id;
  const isAlone = (id: string) => data?.size === 1 && data.has(id);
  return {
    nameOf,
    shown: (id) =>
      id === null || id === '' || isAlone(id) || (data === undefined && !isError) ? '' : nameOf(id),
  };
}
