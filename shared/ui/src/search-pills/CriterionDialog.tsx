import { pageTime } from '@taskweave/i18n/pageTime';
import { useState } from 'react';
import { FormDialog } from '../confirm-dialog/ConfirmDialog';
import { searchedDate, spellDate } from '../date-time-picker/typedDate';
import { kitText } from '../kit-text/kitText';
import { pageLocale } from '../problem/problemText';
import { SelectField } from '../select-field/SelectField';
import { TextField } from '../text-field/TextField';
import { faultOfPill, type PillAttribute, type PillCriterion } from './PillSearch';
import styles from './SearchPills.module.css';

export interface CriterionDialogProps {
  readonly attribute: PillAttribute;
  /** To change; null for a new one. */
  readonly criterion: PillCriterion | null;
  readonly onFinish: (criterion: PillCriterion) => void;
  readonly onClose: () => void;
}

/** Asks for what a criterion still needs: its name, how it is compared, with what. */
export function CriterionDialog({ attribute, criterion, onFinish, onClose }: CriterionDialogProps) {
  const locale = pageLocale();
  const { operators = [] } = attribute;
  const [draft, setDraft] = useState<PillCriterion>(
    criterion ?? { type: attribute.id, name: '', operator: operators[0]?.id ?? '', value: '' },
  );
  const [isSent, setIsSent] = useState(false);
  const isDate = attribute.kind === 'date';
  const read = isDate ? searchedDate(draft.value, locale, pageTime()) : null;
  const meant = read === null ? draft : { ...draft, value: read };
  const fault = isSent ? faultOfPill(meant, [attribute]) : null;

  function submit(): boolean {
    setIsSent(true);
    const isRight = faultOfPill(meant, [attribute]) === null;
    if (isRight) onFinish(meant);
    return isRight;
  }

  return (
    <FormDialog
      size="sm"
      title={attribute.label}
      submitLabel={kitText('search.apply', locale)}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        {attribute.isNamed === true && (
          <TextField
            label={kitText('search.name', locale)}
            required
            value={draft.name}
            error={fault === 'name' ? kitText('search.fault.name', locale) : undefined}
            onChange={(name) => setDraft({ ...draft, name })}
          />
        )}
        {operators.length > 1 && (
          <SelectField
            label={kitText('search.operator', locale)}
            options={operators.map(({ id, label }) => ({ value: id, label }))}
            value={draft.operator}
            onChange={(operator) => setDraft({ ...draft, operator })}
          />
        )}
        {operators.length > 0 && (
          <TextField
            label={kitText('search.value', locale)}
            required
            value={draft.value}
            hint={
              isDate ? (
                <span role="status">
                  {read === null ? kitText('search.date', locale) : spellDate(read, locale)}
                </span>
              ) : undefined
            }
            error={
              fault === 'value' || fault === 'date' ? kitText(`search.fault.${fault}`, locale) : undefined
            }
            onChange={(value) => setDraft({ ...draft, value })}
          />
        )}
      </div>
    </FormDialog>
  );
}
