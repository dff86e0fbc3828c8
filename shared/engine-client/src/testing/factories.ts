import { EngineError, type EngineProblem } from '../errors/EngineError';
import { type Filter, parseFilters } from '../resources/filter/filter';
import { parseTask } from '../resources/task/task';
import type { Task } from '../Task';

export function aTask(given: Partial<Task> = {}): Task {
  return { ...parseTask({ id: 't1', name: 'Review' }), ...given };
}

export function aFilter(given: Partial<Omit<Filter, 'properties'>> & { properties?: object } = {}): Filter {
  const [filter] = parseFilters([{ id: 'f', name: 'My tasks', query: {}, properties: {}, ...given }]);
  if (filter === undefined) throw new Error('This is no filter.');
  return filter;
}

type Given<Kind> = Partial<Extract<EngineProblem, { readonly kind: Kind }>>;

export function anEngineError<Kind extends EngineProblem['kind']>(kind: Kind, given?: Given<Kind>) {
  const base = { status: STATUS[kind], engineType: null, message: 'no', requestId: null };
  const answeredBy = kind === 'network' ? null : 'engine';
  const own = { reason: 'offline', missing: [], fields: {} };
  return new EngineError({ ...own, ...base, answeredBy, kind, ...given } as EngineProblem);
}

const STATUS: Readonly<Record<EngineProblem['kind'], number | null>> = {
  network: null,
  'login-required': 401,
  csrf: 403,
  forbidden: 403,
  'not-found': 404,
  validation: 400,
  conflict: 500,
  suspended: 500,
  server: 500,
  unexpected: 200,
};
