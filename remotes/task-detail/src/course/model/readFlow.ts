export interface SequenceFlow {
  readonly target: string;
  readonly name: string | null;
  readonly isConditional: boolean;
}

export interface FlowNode {
  readonly id: string;
  readonly type: string;
  readonly name: string | null;
  /** The subprocess around it; null directly in the process. */
  readonly scope: string | null;
  readonly outgoing: readonly SequenceFlow[];
  readonly incoming: number;
  /** Multi-instance; `open` where the same step may come again, or a condition ends it early. */
  readonly repeats: 'never' | 'each' | 'open';
  readonly event: string | null;
  readonly link: string | null;
  readonly isEventSubprocess: boolean;
  /** Of a boundary event, or of the start of an event subprocess. */
  readonly isInterrupting: boolean;
  readonly attachedTo: string | null;
}

export type Flow = ReadonlyMap<string, FlowNode>;

const BPMN = 'http://www.omg.org/spec/BPMN/20100524/MODEL';
const LONGEST = 2_000_000;
const NOTHING: Flow = new Map();
const LONGEST_NAME = 120;
const EXPRESSION = /[$#]\{/;
const SCOPES = new Set(['process', 'subProcess', 'transaction', 'adHocSubProcess']);
const NODE = /(?:[tT]ask|Event|Gateway|[pP]rocess|callActivity|transaction)$/;
const DEFINITION = 'EventDefinition';

/** A model with a document type is not read: only such a type can define entities. */
export function readFlow(xml: string): Flow {
  if (xml.length > LONGEST || xml.includes('<!DOCTYPE')) return NOTHING;
  const model = new DOMParser().parseFromString(xml, 'application/xml');
  if (model.getElementsByTagName('parsererror').length > 0) return NOTHING;
  const flows = flowsIn(model);
  const nodes = new Map<string, FlowNode>();
  for (const process of model.getElementsByTagNameNS(BPMN, 'process')) {
    const open: { readonly scope: string | null; readonly element: Element }[] = [
      { scope: null, element: process },
    ];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const element of at.element.children) {
        if (!isNode(element) || nodes.has(element.id)) continue;
        nodes.set(element.id, nodeOf(element, at.scope, flows));
        if (SCOPES.has(element.localName)) open.push({ scope: element.id, element });
      }
    }
  }
  return nodes;
}

interface Flows {
  readonly from: ReadonlyMap<string, readonly SequenceFlow[]>;
  readonly into: ReadonlyMap<string, number>;
}

function flowsIn(model: Document): Flows {
  const from = new Map<string, SequenceFlow[]>();
  const into = new Map<string, number>();
  for (const flow of model.getElementsByTagNameNS(BPMN, 'sequenceFlow')) {
    const [source, target] = ['sourceRef', 'targetRef'].map((name) => flow.getAttribute(name) ?? '');
    if (!source || !target) continue;
    const isConditional = childOf(flow, 'conditionExpression') !== undefined;
    const one = { target, name: nameOf(flow), isConditional };
    const known = from.get(source);
    if (known === undefined) from.set(source, [one]);
    else known.push(one);
    into.set(target, (into.get(target) ?? 0) + 1);
  }
  return { from, into };
}

function isNode(element: Element): boolean {
  return element.namespaceURI === BPMN && element.id !== '' && NODE.test(element.localName);
}

function nodeOf(element: Element, scope: string | null, { from, into }: Flows): FlowNode {
  const { id, localName: type } = element;
  const definition = [...element.children].find(({ localName }) => localName.endsWith(DEFINITION));
  return {
    id,
    type,
    name: nameOf(element),
    scope,
    outgoing: from.get(id) ?? [],
    incoming: into.get(id) ?? 0,
    repeats: repeatsOf(element),
    event: definition?.localName.slice(0, -DEFINITION.length) ?? null,
    link: definition?.localName === 'linkEventDefinition' ? definition.getAttribute('name') : null,
    isEventSubprocess: element.getAttribute('triggeredByEvent') === 'true',
    isInterrupting:
      element.getAttribute(type === 'boundaryEvent' ? 'cancelActivity' : 'isInterrupting') !== 'false',
    attachedTo: element.getAttribute('attachedToRef'),
  };
}

function repeatsOf(element: Element): FlowNode['repeats'] {
  if (childOf(element, 'standardLoopCharacteristics') !== undefined) return 'open';
  const several = childOf(element, 'multiInstanceLoopCharacteristics');
  if (several === undefined) return 'never';
  const mayEnd = childOf(several, 'completionCondition') !== undefined;
  return mayEnd || several.getAttribute('isSequential') === 'true' ? 'open' : 'each';
}

function childOf(element: Element, name: string): Element | undefined {
  return [...element.children].find(
    ({ localName, namespaceURI }) => localName === name && namespaceURI === BPMN,
  );
}

function nameOf(element: Element): string | null {
  const name = element.getAttribute('name')?.replace(/\s+/g, ' ').trim() ?? '';
  if (name === '' || EXPRESSION.test(name)) return null;
  const letters = [...name];
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('').trimEnd()}…` : name;
}
