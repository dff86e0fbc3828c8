import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { NumberField } from '@taskweave/ui/number-field';
import { SelectField } from '@taskweave/ui/select-field';
import { TextField } from '@taskweave/ui/text-field';
import { GroupField, LookUpField, UserField } from '@taskweave/widgets/look-up-field';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import type { CriterionDraft } from '../query/criterionDraft';
import { taskCriterion } from '../query/taskCriteria';
import styles from './Criteria.module.css';
import { DateInput } from './DateInput';
import { ListInput } from './ListInput';

export interface CriterionInputProps {
  readonly draft: CriterionDraft;
  readonly onChange: (draft: CriterionDraft) => void;
  readonly onLeave: () => void;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
}

export function CriterionInput({ draft, onChange, onLeave, error, isReadOnly }: CriterionInputProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const engine = useEngineClient();
  const criterion = taskCriterion(draft.key);
  if (criterion === undefined) return null;
  const field = {
    label: t('criterion.value', { criterion: t(`criterion.${criterion.key}`) }),
    isLabelHidden: true,
    error,
    value: draft.text,
    onChange: (text: string) => onChange({ ...draft, text }),
    onBlur: onLeave,
    readOnly: isReadOnly,
    placeholder: t(criterion.allowsExpression ? 'criterion.valueOrExpression' : 'criterion.anyValue'),
    spellCheck: false,
  };
  const { lookUp } = criterion;
  switch (criterion.kind) {
    case 'flag':
      return <span className={styles.flag}>{t('criterion.isTrue')}</span>;
    case 'user':
      return <UserField {...field} engine={engine} texts={{ none: t('identity.none') }} />;
    case 'group':
      return <GroupField {...field} engine={engine} texts={{ none: t('identity.none') }} />;
    case 'number':
      return <NumberField {...field} placeholder="50" isWhole />;
    case 'choice':
      return (
        <SelectField
          {...field}
          emptyLabel={t('criterion.choose')}
          options={(criterion.choices ?? []).map((value) => ({ value, label: t(`choice.${value}`) }))}
        />
      );
    case 'list':
      return (
        <ListInput
          label={field.label}
          error={error}
          itemKind={criterion.itemKind ?? 'text'}
          items={draft.items}
          onChange={(items) => onChange({ ...draft, items })}
          onLeave={onLeave}
          isReadOnly={isReadOnly}
        />
      );
    case 'date':
      return (
        <DateInput
          label={field.label}
          subject={t(`criterion.${criterion.key}`)}
          error={error}
          value={draft.text}
          onChange={field.onChange}
          onLeave={onLeave}
          isReadOnly={isReadOnly}
          allowsExpression={criterion.allowsExpression}
        />
      );
    case 'word':
      return drawText(t('criterion.word'));
    case 'like':
      return drawText(t('criterion.contains'));
    default:
      return drawText(field.placeholder);
  }

  function drawText(placeholder: string) {
    const text = { ...field, placeholder };
    if (lookUp === undefined) return <TextField {...text} />;
    const { of, by } = lookUp;
    const texts = { searching: t('identity.searching'), none: t('lookUp.none'), failed: t('lookUp.failed') };
    return <LookUpField {...text} engine={engine} kind={of} by={by} texts={texts} />;
  }
}
