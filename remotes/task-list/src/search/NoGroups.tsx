import { useQuery } from '@tanstack/react-query';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { SEARCH_TOOL_TEXTS } from '@taskweave/widgets/search/texts/searchToolTexts';
import type { ReactNode } from 'react';

export interface NoGroupsProps {
  readonly children: ReactNode;
}

/** The engine rejects queries for the groups of a user who has none. */
export default function NoGroups({ children }: NoGroupsProps) {
  const { t } = useTexts(SEARCH_TOOL_TEXTS);
  const groups = useQuery(userQueries(useEngineClient()).groups(useUser().id));
  if (groups.isPending) return null;
  return groups.data?.length === 0 ? <EmptyState text={t('search.noGroups')} /> : children;
}
