import type { Flow, FlowNode, SequenceFlow } from './readFlow';

export type NextStep =
  | {
      readonly kind: 'task' | 'call' | 'event' | 'work' | 'part';
      readonly id: string;
      readonly name: string | null;
    }
  /** The process, or only this path of it, ends; or several steps or none that the model names follow. */
  | { readonly kind: 'end' | 'path-end' | 'several' | 'open' };

export interface Way {
  readonly label: string | null;
  readonly step: NextStep;
  /** Parallel steps must be done first. */
  readonly waits: boolean;
}

export interface ComingNext {
  readonly how: 'one' | 'choice' | 'all' | 'some';
  readonly ways: readonly Way[];
}

type Found = ComingNext | null;

/** Diamonds of gateways have exponentially many paths. */
const MOST_VISITS = 400;

const WAITING: Readonly<Record<string, 'task' | 'call' | 'event'>> = {
  userTask: 'task',
  receiveTask: 'event',
  intermediateCatchEvent: 'event',
  callActivity: 'call',
};
const AUTOMATIC = new Set([
  'task',
  'serviceTask',
  'scriptTask',
  'businessRuleTask',
  'sendTask',
  'manualTask',
]);
const CAUGHT = new Set(['error', 'escalation', 'cancel']);

/** Null where the model does not say it without guessing. */
export function whatComesNext(flow: Flow, taskKey: string): ComingNext | null {
  const own = flow.get(taskKey);
  if (own?.type !== 'userTask') return null;
  const found = createSearch(flow).after(own, new Set());
  return found?.ways.every(({ step }) => step.kind === 'open') ? null : found;
}

function createSearch(flow: Flow) {
  let visits = 0;
  const threads = threadsOf(flow);

  function after(activity: FlowNode, passed: ReadonlySet<string>): Found {
    if (activity.repeats === 'open') return null;
    const found = leave(activity, passed);
    return activity.repeats === 'each' ? waiting(found) : found;
  }

  function leave(node: FlowNode, passed: ReadonlySet<string>): Found {
    const { outgoing, type } = node;
    if (outgoing.length === 0) return endOfPath(node, passed);
    if (type === 'exclusiveGateway' || type === 'eventBasedGateway') return fork('choice', outgoing, passed);
    if (type === 'inclusiveGateway' || outgoing.some(({ isConditional }) => isConditional))
      return fork('some', outgoing, passed);
    return fork('all', outgoing, passed);
  }

  function fork(
    how: Exclude<ComingNext['how'], 'one'>,
    flows: readonly SequenceFlow[],
    passed: ReadonlySet<string>,
  ): Found {
    const [first] = flows;
    if (flows.length === 1 && first !== undefined) return visit(first.target, passed);
    const ways = flows.flatMap(({ target, name }): readonly Way[] => {
      const found = visit(target, passed);
      if (found === null) return [{ label: name, step: { kind: 'open' }, waits: false }];
      if (found.how === 'one' || found.how === how) {
        return found.ways.map((way) => ({ ...way, label: joined(name, way.label) }));
      }
      return [{ label: name, step: { kind: 'several' }, waits: false }];
    });
    const merged = mergeWays(how === 'choice' ? ways : withoutEnds(ways));
    const [only] = merged;
    return merged.length === 1 && only !== undefined ? single(only.step, only.waits) : { how, ways: merged };
  }

  function visit(id: string, passed: ReadonlySet<string>): Found {
    const node = flow.get(id);
    return node === undefined || passed.has(id) || isTooFar() ? null : enter(node, new Set(passed).add(id));
  }

  function isTooFar(): boolean {
    visits += 1;
    return visits > MOST_VISITS;
  }

  function enter(node: FlowNode, passed: ReadonlySet<string>): Found {
    const { id, type, name } = node;
    const kind = Object.hasOwn(WAITING, type) ? WAITING[type] : undefined;
    if (kind !== undefined) return single({ kind, id, name });
    if (AUTOMATIC.has(type)) {
      if (node.repeats !== 'open' && !threads.mayTurn(node)) return leave(node, passed);
      return name === null ? null : single({ kind: 'work', id, name });
    }
    switch (type) {
      case 'subProcess':
      case 'transaction':
        return enterPart(node, passed);
      case 'exclusiveGateway':
      case 'eventBasedGateway':
        return leave(node, passed);
      case 'parallelGateway':
      case 'inclusiveGateway': {
        const found = leave(node, passed);
        return node.incoming > 1 ? waiting(found) : found;
      }
      case 'intermediateThrowEvent':
        return throwOn(node, passed);
      case 'endEvent':
        return endOfPath(node, passed);
      default:
        return null;
    }
  }

  function enterPart(part: FlowNode, passed: ReadonlySet<string>): Found {
    const starts = threads.within(part.id).filter(({ type }) => type === 'startEvent');
    const [start] = starts;
    if (part.repeats === 'never' && start !== undefined && starts.length === 1) return leave(start, passed);
    return single({ kind: 'part', id: part.id, name: part.name });
  }

  function throwOn(node: FlowNode, passed: ReadonlySet<string>): Found {
    if (node.event !== null && CAUGHT.has(node.event)) return null;
    if (node.event !== 'link') return leave(node, passed);
    const targets = threads
      .within(node.scope)
      .filter(({ type, link }) => type === 'intermediateCatchEvent' && link !== null && link === node.link);
    const [target] = targets;
    if (targets.length !== 1 || target === undefined || passed.has(target.id)) return null;
    return leave(target, new Set(passed).add(target.id));
  }

  function endOfPath({ scope, event }: FlowNode, passed: ReadonlySet<string>): Found {
    if (event !== null && CAUGHT.has(event)) return null;
    const isWhole = event === 'terminate' || !threads.isForked(scope);
    if (scope === null) return single({ kind: isWhole ? 'end' : 'path-end' });
    const part = flow.get(scope);
    if (part === undefined || part.isEventSubprocess || part.type === 'adHocSubProcess') return null;
    if (isTooFar()) return null;
    const found = after(part, passed);
    return isWhole ? found : waiting(found);
  }

  return { after };
}

function single(step: NextStep, waits = false): ComingNext {
  return { how: 'one', ways: [{ label: null, step, waits }] };
}

function waiting(found: Found): Found {
  return found && { ...found, ways: found.ways.map((way) => ({ ...way, waits: true })) };
}

function withoutEnds(ways: readonly Way[]): readonly Way[] {
  const going = ways.filter(({ step }) => step.kind !== 'path-end');
  return going.length === 0 ? ways : going;
}

function joined(...labels: readonly (string | null)[]): string | null {
  return labels.filter((label) => label !== null).join(', ') || null;
}

function mergeWays(ways: readonly Way[]): readonly Way[] {
  const merged = new Map<string, Way>();
  for (const [index, way] of ways.entries()) {
    const key =
      'id' in way.step
        ? way.step.id
        : way.step.kind.endsWith('end')
          ? way.step.kind
          : `${way.step.kind} ${index}`;
    const known = merged.get(key);
    const label = known === undefined ? way.label : eitherOf(known.label, way.label);
    merged.set(key, { ...way, label, waits: way.waits || known?.waits === true });
  }
  return [...merged.values()];
}

function eitherOf(one: string | null, other: string | null): string | null {
  if (one === other) return one;
  return one === null || other === null ? null : `${one} / ${other}`;
}

function threadsOf(flow: Flow) {
  const scopes = new Map<string | null, FlowNode[]>();
  const watched = new Set<string | null>();
  const forked = new Set<string | null>();
  for (const node of flow.values()) {
    const known = scopes.get(node.scope);
    if (known === undefined) scopes.set(node.scope, [node]);
    else known.push(node);
    if (node.type === 'boundaryEvent') watched.add(node.attachedTo);
    if (node.isEventSubprocess) watched.add(node.scope);
    const startsAnother =
      (node.type === 'boundaryEvent' && !node.isInterrupting) || node.isEventSubprocess || forks(node);
    if (startsAnother) forked.add(node.scope);
  }
  return {
    within: (scope: string | null): readonly FlowNode[] => scopes.get(scope) ?? [],
    isForked: (scope: string | null) => forked.has(scope),
    /** Something around the node may lead elsewhere while it works. */
    mayTurn(node: FlowNode): boolean {
      for (let at: FlowNode | undefined = node; at !== undefined; at = flow.get(at.scope ?? '')) {
        if (watched.has(at.id) || watched.has(at.scope)) return true;
      }
      return false;
    },
  };
}

function forks({ type, outgoing }: FlowNode): boolean {
  if (type === 'complexGateway') return true;
  return outgoing.length > 1 && type !== 'exclusiveGateway' && type !== 'eventBasedGateway';
}
