import type { Deployed, DeployedDefinition } from '@taskweave/engine-client/resources/definition/deployment';
import { IfPermitted, useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { Table } from '@taskweave/ui/table';
import type { ReactNode } from 'react';
import styles from './DeployedNote.module.css';

export interface DeployedNoteProps {
  readonly deployed: Deployed;
  /** False where the engine had all of it already. */
  readonly isNew: boolean;
  readonly action?: ReactNode;
}

/** What a deployment has brought, each version with the way to start it. */
export function DeployedNote({ deployed, isNew, action }: DeployedNoteProps) {
  const { t } = useTranslation();
  const { definitions } = deployed;
  const name = deployed.name || deployed.id;
  return (
    <div className={styles.result}>
      <Note
        tone={isNew ? 'success' : 'neutral'}
        icon={isNew ? 'check' : 'info'}
        role="status"
        action={action}
      >
        {!isNew
          ? t('done.same', { name })
          : definitions.length === 0
            ? t('done.files', { name })
            : t('done', { name, count: definitions.length })}
      </Note>
      {definitions.length > 0 && <DefinitionTable definitions={definitions} />}
    </div>
  );
}

function DefinitionTable({ definitions }: { readonly definitions: readonly DeployedDefinition[] }) {
  const { t } = useTranslation();
  return (
    <Table
      caption={t('definitions')}
      isCaptionHidden
      rows={definitions}
      rowKey={({ id }) => id}
      loadingLabel=""
      emptyText=""
      columns={[
        {
          id: 'name',
          label: t('definitions.name'),
          cell: ({ name, key, resource }) => (
            <span className={styles.name}>
              <bdi>{name ?? key}</bdi>
              <span className={styles.facts}>
                <bdi>{key}</bdi> · <bdi>{resource}</bdi>
              </span>
            </span>
          ),
        },
        { id: 'kind', label: t('files.kind'), cell: ({ kind }) => t(`definition.${kind}`) },
        { id: 'version', label: t('definitions.version'), align: 'end', cell: ({ version }) => version },
        {
          id: 'start',
          label: t('common.actions'),
          isLabelHidden: true,
          align: 'end',
          cell: (definition) => definition.isStartable && <StartButton definition={definition} />,
        },
      ]}
    />
  );
}

/** For those who may: the right to create instances, and to do so with this process. */
function StartButton({ definition }: { readonly definition: DeployedDefinition }) {
  const { t } = useTranslation();
  const { key, name, tenantId } = definition;
  const navigation = useNavigation();
  return (
    <IfPermitted to={{ permission: 'CREATE', resource: 'Process Instance' }}>
      <IfPermitted to={{ permission: 'CREATE_INSTANCE', resource: 'Process Definition', resourceId: key }}>
        <Button
          size="sm"
          icon="play"
          aria-label={t('action.startNamed', { name: name ?? key })}
          onClick={() => navigation.go({ processStart: key, processTenant: tenantId })}
        >
          {t('action.start')}
        </Button>
      </IfPermitted>
    </IfPermitted>
  );
}
