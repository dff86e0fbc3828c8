import type { QueryClient } from '@tanstack/react-query';
import { perOwner } from '@taskweave/base/perOwner';

/**
 * Ids of the tasks that were completed on a page, or are about to be. They are not asked for again: the answer could only be that
 * they are gone, which would look as if someone else had taken them away.
 */
export const completedTasks = perOwner((_page: QueryClient) => new Set<string>());
