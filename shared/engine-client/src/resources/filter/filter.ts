import type { EngineClient } from '../../EngineClient';
import { linkRelations } from '../../reading/hal';
import { isRecord, readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import { hidesSnoozed } from '../../snoozed/hidesSnoozed';

export type Filter = Readonly<ReturnType<typeof parseFilter>>;

export interface FilterProperties {
  readonly description: string | null;
  readonly priority: number;
  readonly color: string;
  readonly refresh: boolean;
  readonly showUndefinedVariable: boolean;
  readonly hideSnoozed: boolean;
  readonly variables: readonly FilterVariable[];
  readonly [other: string]: unknown;
}

export interface FilterVariable {
  readonly name: string;
  readonly label: string;
}

export interface FilterRights {
  readonly canUpdate: boolean;
  readonly canDelete: boolean;
}

const BATCH = 2000;
const DEFAULT_COLOR = '#555555';
/** Colors end up in styles, where other texts could contain URLs. */
const COLOR = /^(?:#[\da-f]{3,8}|[a-z]{3,30}|(?:rgb|hsl|hwb|(?:ok)?l(?:ab|ch))a?\([\d\s.,%/a-z-]{3,60}\))$/i;

export async function listFilters(client: EngineClient, signal?: AbortSignal): Promise<readonly Filter[]> {
  const filters: Filter[] = [];
  for (;;) {
    const query = { resourceType: 'Task', itemCount: false, firstResult: filters.length, maxResults: BATCH };
    const batch = parseFilters(await client.get('filter', { query, signal }));
    filters.push(...batch);
    if (batch.length < BATCH) return filters;
  }
}

export async function getFilter(client: EngineClient, id: string, signal?: AbortSignal): Promise<Filter> {
  return parseFilter(await client.get(`filter/${segment(id)}`, { signal }), 'filter');
}

export async function getFilterRights(
  client: EngineClient,
  id: string,
  signal?: AbortSignal,
): Promise<FilterRights> {
  const relations = linkRelations(await client.options(`filter/${segment(id)}`, { signal }));
  return { canUpdate: relations.has('update'), canDelete: relations.has('delete') };
}

export async function canCreateFilter(client: EngineClient, signal?: AbortSignal): Promise<boolean> {
  return linkRelations(await client.options('filter', { signal })).has('create');
}

export function parseFilters(body: unknown): readonly Filter[] {
  return readList(body, 'filters', parseFilter);
}

export function parseFilter(value: unknown, where: string) {
  const filter = readShape(value, where);
  const { raw } = filter;
  const query = isRecord(raw.query) ? raw.query : {};
  const properties = isRecord(raw.properties) ? raw.properties : {};
  return {
    id: filter.text('id'),
    name: filter.text('name'),
    owner: filter.textOrNull('owner'),
    query,
    properties: parseProperties(properties, hidesSnoozed({ query, properties })),
    /** The letters of the engines that have the filter, set only where another engine lacks it. */
    ...({ letters: raw.letters } as { readonly letters?: string }),
  };
}

function parseProperties(raw: Readonly<Record<string, unknown>>, hideSnoozed: boolean): FilterProperties {
  const variables = Array.isArray(raw.variables) ? raw.variables.flatMap(parseFilterVariable) : [];
  return {
    ...raw,
    description: typeof raw.description === 'string' ? raw.description : null,
    // Other applications store the number as a string.
    priority: isScalar(raw.priority) ? Number(raw.priority) || 0 : 0,
    color: typeof raw.color === 'string' && COLOR.test(raw.color) ? raw.color : DEFAULT_COLOR,
    refresh: raw.refresh === true,
    showUndefinedVariable: raw.showUndefinedVariable === true,
    hideSnoozed,
    variables,
  };
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function parseFilterVariable(value: unknown): readonly FilterVariable[] {
  if (!isRecord(value) || typeof value.name !== 'string' || value.name === '') return [];
  const { name, label } = value;
  return [{ ...value, name, label: typeof label === 'string' && label !== '' ? label : name }];
}
