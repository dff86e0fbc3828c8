import { useQuery } from '@tanstack/react-query';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import { getObjectValue } from '@taskweave/engine-client/resources/task/taskVariables';
import type { VariableValue } from '@taskweave/engine-client/Task';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Dialog } from '@taskweave/ui/dialog';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { TabPanel, Tabs } from '@taskweave/ui/tabs';
import { useState } from 'react';
import styles from './VariableDialog.module.css';

export interface VariableDialogProps {
  readonly name: string;
  readonly variable: VariableValue & { readonly id?: string };
  readonly onClose: () => void;
}

export default function VariableDialog({ name, variable, onClose }: VariableDialogProps) {
  const { t } = useTranslation();
  const { type, valueInfo } = variable;
  const typeName = typeof valueInfo?.objectTypeName === 'string' ? valueInfo.objectTypeName : type;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      description={typeName}
      closeLabel={t('common.close')}
      size="lg"
    >
      {type === 'Object' && variable.id !== undefined ? (
        <ObjectTabs id={variable.id} serialized={textOf(variable.value)} />
      ) : (
        <Value text={textOf(variable.value)} />
      )}
    </Dialog>
  );
}

function ObjectTabs({ id, serialized }: { readonly id: string; readonly serialized: string }) {
  const { t } = useTranslation();
  const [tab, setTab] = useState('serialized');
  return (
    <>
      <Tabs
        idBase="variable"
        label={t('variable.forms')}
        value={tab}
        onChange={setTab}
        items={[
          { id: 'serialized', label: t('variable.serialized') },
          { id: 'deserialized', label: t('variable.deserialized') },
        ]}
      />
      <TabPanel idBase="variable" value={tab}>
        {tab === 'serialized' ? <Value text={serialized} /> : <ObjectValue id={id} />}
      </TabPanel>
    </>
  );
}

function ObjectValue({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const engine = useEngineClient();
  const query = useQuery({
    queryKey: queryKey(engine, 'task', 'object', id),
    queryFn: ({ signal }) => getObjectValue(engine, id, signal),
    retry: false,
  });
  return (
    <Resolve
      query={query}
      title={t('variable.unreadable')}
      subject={{ resource: 'variable', id }}
      pending={<Skeleton shape="lines" label={t('loading')} />}
    >
      {(value) => <Value text={textOf(value)} />}
    </Resolve>
  );
}

function Value({ text }: { readonly text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <pre className={styles.value} tabIndex={0}>
      {text}
    </pre>
  );
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value, null, 2);
  if (!/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
}
