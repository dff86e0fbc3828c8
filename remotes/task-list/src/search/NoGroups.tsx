import { useQuery } from '@tanstack/react-query';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import type { ReactNode } from 'react';
import { SEARCH_TOOL_TEXTS } from './texts/searchToolTexts';

export interface NoGroupsProps {
  /** Shown to people in a group: for them the engine has another reason. */
  readonly children: ReactNode;
}

/** In place of the tasks of one's groups, which the engine refuses to look for where there are none. */
export default function NoGroups({ children }: NoGroupsProps) {
  const { t } = useTexts(SEARCH_TOOL_TEXTS);
  const groups = useQuery(userQueries(useEngineClient()).groups(useUser().id));
  if (groups.isPending) return null;
  return groups.data?.length === 0 ? <EmptyState text={t('search.noGroups')} /> : children;
}
