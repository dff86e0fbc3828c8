import { useQueries } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { businessKeyQueries } from '@taskweave/engine-client/queries/process/businessKeyQueries';
import type { EngineQuery } from '@taskweave/engine-client/queries/queryKeys';
import { rowVariableQueries } from '@taskweave/engine-client/queries/task/rowVariableQueries';
import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import type { Task, VariableValue } from '@taskweave/engine-client/Task';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { defineTexts } from '@taskweave/i18n/Texts';
import type { RegisteredContribution } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { metaOf } from '@taskweave/plugin-files/known-plugins/pluginTexts';
import {
  fillLink,
  linkFault,
  placeholdersOf,
  taskMembers,
} from '@taskweave/plugin-files/manifest/linkTemplate';
import { type ActionMeta, usePluginConfig } from '@taskweave/plugin-sdk';
import { useEffect } from 'react';
import type { HostOptions } from '../services/HostOptions';
import de from './de.json';
import en from './en.json';

export const LINK_TEXTS = defineTexts('shell.links', { en, de });

export interface LinkSource {
  readonly entry: RegisteredContribution;
  readonly options: HostOptions;
}

export interface Link {
  readonly address: string | null;
  readonly isPending: boolean;
  readonly label: string;
  readonly meta: Partial<ActionMeta>;
}

export function useLink({ entry, options }: LinkSource, task: Task | null): Link {
  const { connection, user, i18n, plugins } = options;
  useTexts(LINK_TEXTS);
  const pluginId = entry.plugin.manifest.id;
  const config = usePluginConfig<unknown>();
  const fault = linkFault(entry.contribution, config);
  useEffect(() => {
    if (fault !== null) plugins.health.note(pluginId, 'PLG-213', fault);
  }, [plugins, pluginId, fault]);
  const meta = metaOf(entry, i18n, config);
  const href = fault === null ? String(meta.href ?? '') : '';
  const client = connection.withCaller(pluginId);
  const lookUps =
    task === null ? [] : placeholdersOf(href).flatMap((name) => lookUp(name, task, client) ?? []);
  const answers = useQueries({ queries: lookUps.map(({ query }) => query) });
  const values = {
    engine: connection.name,
    user: user.id,
    language: i18n.language,
    ...(task !== null && {
      ...taskMembers(task),
      processDefinitionKey: processKeyOf(task.processDefinitionId),
    }),
    ...Object.fromEntries(
      lookUps.map(({ name, textOf }, index) => [name, textOf(answers[index]?.data ?? null)]),
    ),
  };
  return {
    address: fillLink(href, values) || null,
    isPending: answers.some(({ isPending, isError }) => isPending && !isError),
    label: String(meta.label ?? ''),
    meta,
  };
}

interface LookUp {
  readonly name: string;
  readonly query: EngineQuery<unknown>;
  readonly textOf: (answer: unknown) => string | null;
}

function lookUp(name: string, task: Task, client: EngineClient): LookUp | null {
  const { processInstanceId, caseInstanceId } = task;
  if (name.startsWith('variables.')) {
    const query = rowVariableQueries(client).variable([task], name.slice('variables.'.length));
    return asked(name, query, (found) => textOf(found?.[task.id]));
  }
  if (name !== 'businessKey') return null;
  if (processInstanceId !== null) {
    const query = businessKeyQueries(client).processes([processInstanceId]);
    return asked(name, query, (found) => found?.[processInstanceId] ?? null);
  }
  if (caseInstanceId === null) return null;
  return asked(name, businessKeyQueries(client).oneCase(caseInstanceId), (found) => found);
}

function asked<T>(name: string, query: EngineQuery<T>, read: (answer: T | null) => string | null): LookUp {
  return { name, query: query as EngineQuery<unknown>, textOf: (answer) => read(answer as T | null) };
}

const PLAIN = ['String', 'Boolean', 'Short', 'Integer', 'Long', 'Double', 'Date'];

function textOf(variable: VariableValue | undefined): string | null {
  if (variable === undefined || variable.value === null || !PLAIN.includes(variable.type)) return null;
  return String(variable.value);
}
