import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { Language } from '@taskweave/plugin-sdk';
import { Accordion } from '@taskweave/ui/accordion';
import type { RefObject } from 'react';
import { CriteriaSection } from '../criteria/CriteriaSection';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import type { FilterDraft, SectionId } from '../draft/filterDraft';
import type { FilterEditor } from '../filter-editor/useFilterEditor';
import { PermissionsSection } from '../permissions/PermissionsSection';
import { BasicsSection } from './BasicsSection';
import { VariablesSection } from './VariablesSection';

interface FilterSectionsProps {
  readonly editor: FilterEditor;
  readonly nameField: RefObject<HTMLInputElement | null>;
}

export function FilterSections({ editor, nameField }: FilterSectionsProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const { draft, original, section, setSection, faulty, isReadOnly } = editor;
  if (draft === null) return null;
  const props = {
    draft,
    onChange: editor.change,
    onLeave: editor.leave,
    errorAt: editor.errorAt,
    isReadOnly,
  };
  const contents = {
    basics: <BasicsSection {...props} nameField={nameField} />,
    criteria: <CriteriaSection {...props} />,
    permissions: <PermissionsSection {...props} naming={editor.naming} filterId={original?.id ?? null} />,
    variables: <VariablesSection {...props} />,
  };
  return (
    <Accordion
      openId={section}
      onOpenChange={(id) => setSection(id as SectionId | null)}
      sections={(Object.keys(contents) as SectionId[]).map((id) => ({
        id,
        title: t(`section.${id}`),
        summary: summaryOf(t, id, draft),
        fault: faulty.has(id) && section !== id ? t('section.fault') : undefined,
        children: contents[id],
      }))}
    />
  );
}

function summaryOf(t: Language['t'], section: SectionId, draft: FilterDraft): string {
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
