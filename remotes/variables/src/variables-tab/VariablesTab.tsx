import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { perOwner } from '@taskweave/base/perOwner';
import { isEngineError } from '@taskweave/engine-client/EngineError';
import {
  type VariableOfTask,
  variableContentUrl,
} from '@taskweave/engine-client/resources/task/variablesOfTask';
import { segment } from '@taskweave/engine-client/segment';
import {
  type EngineClient,
  type Task,
  type TaskProps,
  useEngineClient,
  usePluginServices,
  useTranslation,
  useUser,
} from '@taskweave/plugin-sdk';
import { IconButton } from '@taskweave/ui/icon-button';
import { Note } from '@taskweave/ui/note';
import { Problem } from '@taskweave/ui/problem';
import { Stack } from '@taskweave/ui/stack';
import { type TableVariable, VariableEdits, VariablesTable } from '@taskweave/ui/variables-table';
import { useMayChange } from './useMayChange';
import { useVariables } from './useVariables';

const keptOn = perOwner((_page: QueryClient) => new Map<string, VariableEdits>());

export default function VariablesTab({ task }: TaskProps) {
  const { t, locale } = useTranslation();
  const client = useEngineClient();
  const { data, error, isFetching, refetch, refresh, save, remove } = useVariables(task);
  const mayChange = useMayChange(task);
  const edits = useKeptEdits(task.id);

  if (data === undefined && error !== null) {
    const isForbidden = isEngineError(error) && error.problem.kind === 'forbidden';
    return (
      <Problem
        error={error}
        title={t(isForbidden ? 'variables.forbidden' : 'common.variablesFailed')}
        {...(!isForbidden && { onRetry: refetch })}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <Stack gap={4}>
      {mayChange === false && <Note icon="info">{t('variables.readOnly')}</Note>}
      <VariablesTable
        caption={t('variables.caption')}
        variables={data?.map((one) => rowOf(one, client, task, t('variables.hidden')))}
        scopes={placesOf(task, data ?? []).map((place) => ({
          id: place,
          label: t(`scope.${place}`),
          takesNew: place === 'taskVariable' || place === outermost(task),
        }))}
        locale={locale}
        readOnly={mayChange !== true}
        emptyText={t('variables.none')}
        edits={edits}
        onChanged={refresh}
        onSave={({ before, name, scope, variable, onLost }) =>
          save({ name, isLocal: scope === 'taskVariable', onLost }, variable, before)
        }
        onDelete={({ name, scope }, onLost) => remove({ name, isLocal: scope === 'taskVariable', onLost })}
        actions={<IconButton icon="refresh" size="sm" label={t('common.refresh')} onClick={refetch} />}
      />
    </Stack>
  );
}

function rowOf(one: VariableOfTask, client: EngineClient, task: Task, hidden: string): TableVariable {
  const { name, place, isHidden, type, value, valueInfo } = one;
  return {
    key: `${place}:${name}`,
    name,
    scope: place,
    type,
    value,
    ...(valueInfo !== undefined && { valueInfo }),
    contentUrl: variableContentUrl(client, task.id, one),
    // The task's URL would address the variable that hides this one.
    ...(isHidden && { isReadOnly: true, note: hidden }),
  };
}

type Place = VariableOfTask['place'];

function outermost(task: Task): Place | null {
  if (task.processInstanceId !== null) return 'processVariable';
  return task.caseInstanceId !== null ? 'caseInstanceVariable' : null;
}

function placesOf(task: Task, variables: readonly VariableOfTask[]): readonly Place[] {
  const around = outermost(task);
  const places: readonly Place[] = ['taskVariable', ...(around === null ? [] : [around])];
  return [...new Set([...places, ...variables.map(({ place }) => place)])];
}

/** Survives as long as the page and the session. In memory on purpose: only forms encrypt what they store. */
function useKeptEdits(taskId: string): VariableEdits {
  const { engine, session } = usePluginServices();
  const key = JSON.stringify([useUser().id, engine.url(`task/${segment(taskId)}`)]);
  const kept = keptOn(useQueryClient());
  const known = kept.get(key);
  if (known !== undefined) return known;
  const edits = new VariableEdits();
  kept.set(key, edits);
  const forget = session.subscribe(() => {
    if (session.status !== 'ended') return;
    forget();
    kept.delete(key);
  });
  return edits;
}
