import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '@taskweave/engine-client/queries/identity/accountQueries';
import { useEngineClient, useTranslation, useUser } from '@taskweave/plugin-sdk';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { SelectField } from '@taskweave/ui/select-field';
import { TextField } from '@taskweave/ui/text-field';
import type { DeployState } from '../send/DeployStore';
import styles from './DeployPage.module.css';

export interface DeployFieldsProps {
  readonly nameId: string;
  /** What was typed, or what the files suggest. */
  readonly name: string;
  readonly state: DeployState;
  readonly isNameMissing: boolean;
  readonly onChange: (part: Partial<DeployState>) => void;
}

/** How the files are deployed. */
export function DeployFields({ nameId, name, state, isNameMissing, onChange }: DeployFieldsProps) {
  const { t } = useTranslation();
  const { data: tenants = [] } = useQuery(accountQueries(useEngineClient(), useUser().id).tenants());
  return (
    <>
      <div className={styles.fields}>
        <TextField
          id={nameId}
          label={t('name')}
          required
          value={name}
          error={isNameMissing ? t('name.missing') : undefined}
          onChange={(text) => onChange({ name: text })}
        />
        <TextField
          label={t('source')}
          placeholder={t('source.hint')}
          value={state.source}
          onChange={(source) => onChange({ source })}
        />
        {tenants.length > 0 && (
          <SelectField
            label={t('tenant')}
            value={state.tenantId}
            emptyLabel={t('tenant.none')}
            options={tenants.map((tenant) => ({ value: tenant.id, label: tenant.name }))}
            onChange={(tenantId) => onChange({ tenantId })}
          />
        )}
      </div>
      <div className={styles.checks}>
        <CheckboxField
          label={t('duplicates')}
          hint={t('duplicates.hint')}
          checked={state.isDuplicateFiltered}
          onChange={(isDuplicateFiltered) => onChange({ isDuplicateFiltered })}
        />
        <CheckboxField
          label={t('changedOnly')}
          hint={t('changedOnly.hint')}
          disabled={!state.isDuplicateFiltered}
          checked={state.isDuplicateFiltered && state.isChangedOnly}
          onChange={(isChangedOnly) => onChange({ isChangedOnly })}
        />
      </div>
    </>
  );
}
