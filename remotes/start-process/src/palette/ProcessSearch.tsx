import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import { type CommandProps, useEngineClient, useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { tellApart } from '@taskweave/widgets/tellApart';
import { useEffect } from 'react';

const MOST = 6;

export default function ProcessSearch({ text, offer }: CommandProps) {
  const { t, locale } = useTranslation();
  const navigation = useNavigation();
  const { startable } = processDefinitionQueries(useEngineClient());
  const { data, isFetching, isError } = useQuery({
    ...startable({ search: text, page: 1, locale }),
    placeholderData: keepPreviousData,
  });

  useEffect(() => {
    offer({
      isSearching: isFetching,
      total: data?.processes.length ?? 0,
      hasMore: data?.hasMore === true,
      items: tellApart(
        (data?.processes ?? []).slice(0, MOST).map(({ id, key, name, tenantId }) => ({
          id,
          key,
          tenantId,
          label: t('palette.start', { name: name ?? key }),
          ...(tenantId !== null && { detail: tenantId }),
        })),
        ({ key }) => key,
      ).map(({ key, tenantId, ...row }) => ({
        ...row,
        run: () => navigation.openInbox({ processStart: key, processTenant: tenantId }),
      })),
      ...(isError ? { error: t('common.engineFailed') } : {}),
    });
  }, [data, isFetching, isError, offer, navigation, t]);

  return null;
}
