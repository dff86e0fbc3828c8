import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import { type CommandProps, usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { tellApart } from '@taskweave/widgets/tellApart';
import { useTenants } from '@taskweave/widgets/useTenants';
import { useEffect } from 'react';

const MOST = 6;

export default function ProcessSearch({ text, offer }: CommandProps) {
  const { t, locale } = useTranslation();
  const { connections, engine, navigation } = usePluginServices();
  const { startable } = processDefinitionQueries(engine);
  const { data, isFetching, isError } = useQuery({
    ...startable({ search: text, page: 1, locale }),
    placeholderData: keepPreviousData,
  });
  const processes = data?.processes;
  const tenants = useTenants(engine, processes?.some(({ tenantId }) => tenantId !== null) === true);

  useEffect(() => {
    offer({
      isSearching: isFetching,
      total: processes?.length ?? 0,
      hasMore: data?.hasMore === true,
      items: tellApart(
        (processes ?? []).slice(0, MOST).map(({ id, key, name, tenantId }) => ({
          id,
          key,
          tenantId,
          label: t('palette.start', { name: name ?? key }),
          ...detailOf([connections?.of(id)?.letters, tenants.shown(tenantId)]),
        })),
        ({ key }) => key,
      ).map(({ key, tenantId, ...row }) => ({
        ...row,
        run: () =>
          navigation.openInbox({
            processStart: key,
            processTenant: tenantId,
            processVersion: connections && row.id,
          }),
      })),
      ...(isError ? { error: t('common.engineFailed') } : {}),
    });
  }, [data, processes, tenants, isFetching, isError, offer, connections, navigation, t]);

  return null;
}

function detailOf(parts: readonly (string | null | undefined)[]): { readonly detail?: string } {
  const detail = parts.filter(Boolean).join(' · ');
  return detail === '' ? {} : { detail };
}
