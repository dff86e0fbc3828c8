import { useQueryClient } from '@tanstack/react-query';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import type { StartableProcess } from '@taskweave/engine-client/resources/definition/processDefinition';
import { useConnection, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Letters } from '@taskweave/widgets/letters';
import { useTenants } from '@taskweave/widgets/useTenants';
import styles from './ProcessList.module.css';

export interface ProcessButtonProps {
  readonly id?: string;
  readonly process: StartableProcess;
  readonly isNameShared: boolean;
  readonly onChoose: () => void;
}

export function ProcessButton({ id, process, isNameShared, onChoose }: ProcessButtonProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const engine = useEngineClient();
  const { startForm } = processDefinitionQueries(engine);
  const { name, key, versionTag, tenantId, description } = process;
  const tenant = useTenants(engine, tenantId !== null).shown(tenantId);
  const marks = {
    tenant: tenant === '' ? null : t('process.tenant', { tenant }),
    key: isNameShared && name !== null ? key : null,
    version: versionTag === null ? null : t('common.version', { version: versionTag }),
  };
  return (
    <button
      type="button"
      id={id}
      data-process={process.id}
      data-name={name ?? key}
      className={styles.process}
      onPointerDown={() => void queries.prefetchQuery(startForm(process.id))}
      onClick={onChoose}
    >
      <span className={styles.head}>
        <bdi className={styles.name}>{name ?? key}</bdi>
        <Letters connection={useConnection(process.id)} />
        {Object.entries(marks).map(
          ([mark, text]) =>
            text !== null && (
              <bdi key={mark} className={styles.mark}>
                {text}
              </bdi>
            ),
        )}
      </span>
      {description !== null && (
        <span className={styles.description} dir="auto">
          {description}
        </span>
      )}
    </button>
  );
}
