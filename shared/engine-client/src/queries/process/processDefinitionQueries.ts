import type { EngineClient } from '../../EngineClient';
import { spellings } from '../../reading/spellings';
import { getCaseXml } from '../../resources/definition/caseDefinition';
import type { TaskForm } from '../../resources/definition/form';
import {
  type CalledProcess,
  getProcessXml,
  getRenderedStartForm,
  getStartForm,
  getStartFormVariables,
  listCalledProcesses,
  listStartable,
  listStartableByKeys,
  type StartableProcess,
} from '../../resources/definition/processDefinition';
import type { FormVariables } from '../../Task';
import { type EngineQuery, queryKey, STALE } from '../queryKeys';

/** Processes per page of the start dialog. */
export const STARTABLE_PAGE_SIZE = 15;

export interface StartablePageRequest {
  /** A part of the name. */
  readonly search: string;
  /** Counted from 1. */
  readonly page: number;
  readonly locale: string;
}

export interface StartablePage {
  /** Ordered by name (or key), then by tenant. */
  readonly processes: readonly StartableProcess[];
  readonly hasMore: boolean;
}

export function processDefinitionQueries(client: EngineClient) {
  return {
    /** One page, ordered as the language of `locale` does. */
    startable: (wanted: StartablePageRequest): EngineQuery<StartablePage> => ({
      queryKey: queryKey(
        client,
        'process-definition',
        'startable',
        wanted.search,
        wanted.page,
        wanted.locale,
      ),
      queryFn: ({ signal }) => startablePage(client, wanted, signal),
      staleTime: STALE.startable,
    }),
    /** Those of these keys that the person may start, of every tenant. */
    startableByKeys: (keys: readonly string[]): EngineQuery<readonly StartableProcess[]> => ({
      queryKey: queryKey(client, 'process-definition', 'startable-by-keys', sorted(keys)),
      queryFn: ({ signal }) => listStartableByKeys(client, sorted(keys), signal),
      staleTime: STALE.startable,
    }),
    /** The model with its drawing. */
    processXml: (id: string): EngineQuery<string> => ({
      queryKey: queryKey(client, 'process-definition', 'xml', id),
      queryFn: ({ signal }) => getProcessXml(client, id, signal),
      staleTime: STALE.definitionXml,
    }),
    calledProcesses: (id: string): EngineQuery<readonly CalledProcess[]> => ({
      queryKey: queryKey(client, 'process-definition', 'called', id),
      queryFn: ({ signal }) => listCalledProcesses(client, id, signal),
      staleTime: STALE.names,
    }),
    caseXml: (id: string): EngineQuery<string> => ({
      queryKey: queryKey(client, 'case-definition', 'xml', id),
      queryFn: ({ signal }) => getCaseXml(client, id, signal),
      staleTime: STALE.definitionXml,
    }),
    startForm: (id: string): EngineQuery<TaskForm> => ({
      queryKey: queryKey(client, 'process-definition', 'start-form', id),
      queryFn: ({ signal }) => getStartForm(client, id, signal),
      staleTime: STALE.form,
    }),
    startFormVariables: (id: string): EngineQuery<FormVariables> => ({
      queryKey: queryKey(client, 'process-definition', 'start-form-variables', id),
      queryFn: ({ signal }) => getStartFormVariables(client, id, { signal }),
      staleTime: STALE.formVariables,
    }),
    renderedStartForm: (id: string): EngineQuery<string> => ({
      queryKey: queryKey(client, 'process-definition', 'rendered-form', id),
      queryFn: ({ signal }) => getRenderedStartForm(client, id, signal),
      staleTime: STALE.formVariables,
    }),
  };
}

/**
 * Asks for one more than a page holds: that there is a next page is known without a count. What is found under several
 * spellings comes once in a page, though it may come again in a later one.
 */
async function startablePage(
  client: EngineClient,
  { search, page, locale }: StartablePageRequest,
  signal: AbortSignal,
): Promise<StartablePage> {
  const range = { firstResult: (page - 1) * STARTABLE_PAGE_SIZE, maxResults: STARTABLE_PAGE_SIZE + 1 };
  const answers = await Promise.all(
    spellings(search).map((nameLike) => listStartable(client, { ...range, nameLike }, signal)),
  );
  const found = answers.flatMap((answer) => answer.slice(0, STARTABLE_PAGE_SIZE));
  const processes = [...new Map(found.map((process) => [process.id, process])).values()];
  return {
    processes: processes.sort(byNameThenTenant(locale)),
    hasMore: answers.some((answer) => answer.length > STARTABLE_PAGE_SIZE),
  };
}

function byNameThenTenant(locale: string): (a: StartableProcess, b: StartableProcess) => number {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'accent' });
  return (a, b) => compare(a.name ?? a.key, b.name ?? b.key) || compare(a.tenantId ?? '', b.tenantId ?? '');
}

function sorted(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].sort();
}
