// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bpmn } from '../../testing/bpmn';
import { readFlow } from './readFlow';
import { whatComesNext } from './whatComesNext';

const TYPES = [
  'userTask',
  'serviceTask',
  'callActivity',
  'exclusiveGateway',
  'parallelGateway',
  'inclusiveGateway',
  'eventBasedGateway',
  'complexGateway',
  'intermediateCatchEvent',
  'intermediateThrowEvent',
  'boundaryEvent',
  'endEvent',
  'startEvent',
  'subProcess',
  'laneSet',
  'dataObject',
] as const;

const INSIDE = [
  '',
  '<linkEventDefinition name="a"/>',
  '<terminateEventDefinition/>',
  '<errorEventDefinition/>',
  '<multiInstanceLoopCharacteristics/>',
  '<standardLoopCharacteristics/>',
];

interface Shape {
  readonly type: (typeof TYPES)[number];
  readonly inside: string;
  readonly name: string;
  readonly parent: number;
}

interface Model {
  readonly shapes: readonly Shape[];
  readonly flows: readonly { readonly from: number; readonly to: number; readonly name: string }[];
}

const anyModel: fc.Arbitrary<Model> = fc
  .array(
    fc.record<Shape>({
      type: fc.constantFrom(...TYPES),
      inside: fc.constantFrom(...INSIDE),
      name: fc.string(),
      parent: fc.nat(30),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .chain((shapes) => {
    const place = fc.nat(shapes.length + 1);
    return fc.record({
      shapes: fc.constant(shapes),
      flows: fc.array(fc.record({ from: place, to: place, name: fc.string() }), { maxLength: 60 }),
    });
  });

const escaped = (text: string) =>
  text.replace(/[^ -~]|[<>&"]/gu, (one) => (one > '~' ? 'x' : one < ' ' ? ' ' : `&#${one.codePointAt(0)};`));

function modelOf({ shapes, flows }: Model): string {
  const all: readonly Shape[] = [{ type: 'userTask', inside: '', name: 'Own', parent: 0 }, ...shapes];
  const childrenOf = (parent: number): string =>
    all
      .map(({ type, inside, name, parent: around }, at) => {
        const isWithin = all[around]?.type === 'subProcess' && around < at;
        if ((isWithin ? around : -1) !== parent) return '';
        const nested = type === 'subProcess' ? childrenOf(at) : '';
        return `<${type} id="n${at}" name="${escaped(name)}">${inside}${nested}</${type}>`;
      })
      .join('');
  const arrows = flows.map(
    ({ from, to, name }) => `<sequenceFlow sourceRef="n${from}" targetRef="n${to}" name="${escaped(name)}"/>`,
  );
  return bpmn(childrenOf(-1) + arrows.join(''));
}

it('only names steps of the model, whatever is drawn', () => {
  fc.assert(
    fc.property(anyModel, (model) => {
      const flow = readFlow(modelOf(model));
      expect(flow.has('n0')).toBe(true);
      const found = whatComesNext(flow, 'n0');
      if (found === null) return;
      expect(found.ways.length).toBeGreaterThan(found.how === 'one' ? 0 : 1);
      expect(found.how !== 'one' || found.ways.length === 1).toBe(true);
      for (const { step } of found.ways) {
        if (!('id' in step)) continue;
        const node = flow.get(step.id);
        expect(node?.name).toBe(step.name);
        expect(node?.incoming ?? 0).toBeGreaterThan(step.kind === 'part' ? -1 : 0);
      }
    }),
  );
});

it('finds the task behind any row of automatic steps', () => {
  const between = fc.array(
    fc.constantFrom(
      'serviceTask',
      'scriptTask',
      'exclusiveGateway',
      'parallelGateway',
      'intermediateThrowEvent',
    ),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(between, (types) => {
      const row = ['userTask', ...types, 'userTask'].map((type, at) => `<${type} id="n${at}" name="${at}"/>`);
      const arrows = row.slice(1).map((_, at) => `<sequenceFlow sourceRef="n${at}" targetRef="n${at + 1}"/>`);
      const last = String(row.length - 1);
      expect(whatComesNext(readFlow(bpmn([...row, ...arrows].join(''))), 'n0')).toEqual({
        how: 'one',
        ways: [{ label: null, step: { kind: 'task', id: `n${last}`, name: last }, waits: false }],
      });
    }),
  );
});

it('reads any text without failing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(whatComesNext(readFlow(text), 'own')).toBeNull();
      expect(() => whatComesNext(readFlow(bpmn(text)), 'own')).not.toThrow();
    }),
  );
});
