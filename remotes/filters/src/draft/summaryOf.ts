import type { Language } from '@taskweave/plugin-sdk';
import type { FilterDraft, SectionId } from './filterDraft';

export function summaryOf(t: Language['t'], section: SectionId, draft: FilterDraft): string {
  switch (section) {
    case 'basics':
      return draft.name;
    case 'criteria':
      return draft.criteria.length === 0
        ? t('common.allTasks')
        : t('summary.criteria', { count: draft.criteria.length });
    case 'variables':
      return draft.variables.length === 0 ? '' : t('summary.variables', { count: draft.variables.length });
    case 'permissions': {
      const { everyone, added, removed } = draft.permissions;
      const changes = added.length + removed.length + (everyone === null ? 0 : 1);
      return changes === 0 ? '' : t('common.changes', { count: changes });
    }
  }
}
