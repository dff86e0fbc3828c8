import type { EngineClient } from '../../EngineClient';
import { spellings } from '../../reading/spellings';
import { getCaseXml } from '../../resources/definition/caseDefinition';
import {
  getProcessXml,
  getRenderedStartForm,
  getStartForm,
  getStartFormVariables,
  listCalledProcesses,
  listStartable,
  listStartableByKeys,
  type StartableProcess,
} from '../../resources/definition/processDefinition';
import { idsInKey, queriesIn, STALE } from '../queryKeys';

export const STARTABLE_PAGE_SIZE = 15;

export interface StartablePageRequest {
  readonly search: string;
  readonly page: number;
  readonly locale: string;
}

export interface StartablePage {
  readonly processes: readonly StartableProcess[];
  readonly hasMore: boolean;
}

export function processDefinitionQueries(client: EngineClient) {
  const query = queriesIn(client, 'process-definition', STALE.names);
  const ofCase = queriesIn(client, 'case-definition', STALE.definitionXml);
  return {
    startable: (wanted: StartablePageRequest) =>
      query(
        ['startable', wanted.search, wanted.page, wanted.locale],
        (signal) => startablePage(client, wanted, signal),
        STALE.startable,
      ),
    startableByKeys: (keys: readonly string[]) =>
      query(
        ['startable-by-keys', idsInKey(keys)],
        (signal) => listStartableByKeys(client, idsInKey(keys), signal),
        STALE.startable,
      ),
    processXml: (id: string) =>
      query(['xml', id], (signal) => getProcessXml(client, id, signal), STALE.definitionXml),
    calledProcesses: (id: string) =>
      query(['called', id], (signal) => listCalledProcesses(client, id, signal)),
    caseXml: (id: string) => ofCase(['xml', id], (signal) => getCaseXml(client, id, signal)),
    startForm: (id: string) =>
      query(['start-form', id], (signal) => getStartForm(client, id, signal), STALE.form),
    startFormVariables: (id: string) =>
      query(
        ['start-form-variables', id],
        (signal) => getStartFormVariables(client, id, { signal }),
        STALE.formVariables,
      ),
    renderedStartForm: (id: string) =>
      query(['rendered-form', id], (signal) => getRenderedStartForm(client, id, signal), STALE.formVariables),
  };
}

/** It fetches one item more than a page holds, to know without a count whether there is a next page. */
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
