import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { Language } from '@taskweave/plugin-sdk';
import { Accordion } from '@taskweave/ui/accordion';
import { Stack } from '@taskweave/ui/stack';
import { TextField } from '@taskweave/ui/text-field';
import { type RefObject, useId } from 'react';
import { CriteriaSection } from '../criteria/CriteriaSection';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import { type FilterDraft, keptKeys, SECTIONS, type SectionId } from '../draft/filterDraft';
import type { FilterEditor } from '../filter-editor/useFilterEditor';
import { PermissionsSection } from '../permissions/PermissionsSection';
import { WordsField } from '../words/WordsField';
import { AppearanceSection } from './AppearanceSection';
import styles from './FilterDialog.module.css';
import { VariablesSection } from './VariablesSection';

interface FilterSectionsProps {
  readonly editor: FilterEditor;
  readonly nameField: RefObject<HTMLInputElement | null>;
}

export function FilterSections({ editor, nameField }: FilterSectionsProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const { draft, original, section, setSection, faulty, isReadOnly } = editor;
  const readers = useId();
  if (draft === null) return null;
  const props = {
    draft,
    onChange: editor.change,
    onLeave: editor.leave,
    errorAt: editor.errorAt,
    isReadOnly,
  };
  const contents = {
    criteria: <CriteriaSection {...props} />,
    variables: <VariablesSection {...props} />,
    appearance: <AppearanceSection {...props} />,
  };

  function showCriterion(rowId: number): void {
    setSection('criteria');
    setTimeout(() => document.querySelector<HTMLElement>(`[data-criterion="${rowId}"] select`)?.focus());
  }

  return (
    <>
      <Stack gap={4}>
        <TextField
          ref={nameField}
          label={t('basics.name')}
          value={draft.name}
          onChange={(name) => props.onChange({ name })}
          onBlur={() => props.onLeave('name')}
          error={props.errorAt('name')}
          readOnly={isReadOnly}
          required
        />
        <WordsField {...props} onMore={showCriterion} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame */}
        <div role="group" aria-labelledby={readers} className={styles.readers}>
          <h3 id={readers}>{t('section.permissions')}</h3>
          <PermissionsSection {...props} naming={editor.naming} filterId={original?.id ?? null} />
        </div>
      </Stack>
      <Accordion
        openId={section}
        onOpenChange={(id) => setSection(id as SectionId)}
        sections={SECTIONS.map((id) => ({
          id,
          title: t(`section.${id}`),
          summary: summaryOf(t, id, draft),
          fault: faulty.has(id) && section !== id ? t('section.fault') : undefined,
          children: contents[id],
        }))}
      />
    </>
  );
}

function summaryOf(t: Language['t'], section: (typeof SECTIONS)[number], draft: FilterDraft): string {
  if (section === 'variables')
    return draft.variables.length === 0 ? '' : t('summary.variables', { count: draft.variables.length });
  if (section === 'appearance') return '';
  if (draft.criteria.length > 0) return t('summary.criteria', { count: draft.criteria.length });
  return t(keptKeys(draft).length > 0 ? 'summary.foreign' : 'common.allTasks');
}
