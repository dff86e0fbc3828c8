import { useTexts } from '@taskweave/i18n/page/useTexts';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { Field } from '@taskweave/ui/field';
import { NumberField } from '@taskweave/ui/number-field';
import { TextArea } from '@taskweave/ui/text-area';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import { DEFAULT_COLOR, isHexColor } from '../draft/filterDraft';
import type { SectionProps } from '../draft/SectionProps';
import styles from './FilterDialog.module.css';

export function AppearanceSection({ draft, onChange, onLeave, errorAt, isReadOnly }: SectionProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  return (
    <>
      <TextArea
        label={t('basics.description')}
        hint={isReadOnly ? undefined : t('basics.description.hint')}
        value={draft.description}
        onChange={(description) => onChange({ description })}
        readOnly={isReadOnly}
        rows={2}
      />
      <div className={styles.pair}>
        <NumberField
          label={t('basics.priority')}
          hint={t('basics.priority.hint')}
          value={draft.priority}
          onChange={(priority) => onChange({ priority })}
          onBlur={() => onLeave('priority')}
          error={errorAt('priority')}
          readOnly={isReadOnly}
          isWhole
        />
        <ColorField {...{ draft, onChange, onLeave, errorAt, isReadOnly }} />
      </div>
      <CheckboxField
        label={t('basics.refresh')}
        hint={t('basics.refresh.hint')}
        checked={draft.refresh}
        onChange={(refresh) => onChange({ refresh })}
        readOnly={isReadOnly}
      />
    </>
  );
}

function ColorField({ draft, onChange, onLeave, errorAt, isReadOnly }: SectionProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  return (
    <Field label={t('basics.color')} hint={t('basics.color.hint')} error={errorAt('color')}>
      {(control) => (
        <span className={styles.color}>
          <input
            type="color"
            className={styles.swatch}
            aria-label={t('basics.color.pick')}
            value={sixDigits(draft.color)}
            disabled={isReadOnly}
            onChange={(event) => onChange({ color: event.currentTarget.value })}
          />
          <input
            {...control}
            type="text"
            value={draft.color}
            readOnly={isReadOnly}
            data-read-only={isReadOnly || undefined}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange({ color: event.currentTarget.value })}
            onBlur={() => onLeave('color')}
          />
        </span>
      )}
    </Field>
  );
}

function sixDigits(color: string): string {
  const text = color.trim();
  if (!isHexColor(text)) return DEFAULT_COLOR;
  return text.length === 4 ? `#${[...text.slice(1)].map((digit) => digit + digit).join('')}` : text;
}
