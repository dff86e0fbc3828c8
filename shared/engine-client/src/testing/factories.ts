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

type Problems = {
  readonly [Kind in EngineProblem['kind']]: Extract<EngineProblem, { readonly kind: Kind }>;
};

export function anEngineError<Kind extends keyof Problems>(kind: Kind, given: Partial<Problems[Kind]> = {}) {
  return new EngineError({ ...PROBLEMS[kind], ...given });
}

const BASE = { engineType: null, message: 'no', requestId: null, answeredBy: 'engine' } as const;

const PROBLEMS: Problems = {
  network: { ...BASE, kind: 'network', status: null, answeredBy: null, reason: 'offline' },
  'login-required': { ...BASE, kind: 'login-required', status: 401 },
  csrf: { ...BASE, kind: 'csrf', status: 403 },
  forbidden: { ...BASE, kind: 'forbidden', status: 403, missing: [] },
  'not-found': { ...BASE, kind: 'not-found', status: 404 },
  validation: { ...BASE, kind: 'validation', status: 400, fields: {} },
  conflict: { ...BASE, kind: 'conflict', status: 500 },
  suspended: { ...BASE, kind: 'suspended', status: 500 },
  server: { ...BASE, kind: 'server', status: 500 },
  unexpected: { ...BASE, kind: 'unexpected', status: 200 },
};
