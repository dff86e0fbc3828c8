// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { bpmn } from '../../testing/bpmn';
import { readFlow } from './readFlow';
import { type ComingNext, whatComesNext } from './whatComesNext';

function after(inside: string, task = 'own'): ComingNext | null {
  return whatComesNext(readFlow(bpmn(inside)), task);
}

function said(found: ComingNext | null): string {
  if (found === null) return 'nothing';
  const ways = found.ways.map(({ label, step, waits }) => {
    const what = 'name' in step ? `${step.kind} ${step.name ?? '?'}` : step.kind;
    return `${label === null ? '' : `${label}: `}${what}${waits ? ' (waits)' : ''}`;
  });
  return `${found.how}: ${ways.join(' | ')}`;
}

const OWN = '<userTask id="own" name="Approve"/>';
const PAY = '<userTask id="pay" name="Pay"/>';
const ASK = '<userTask id="ask" name="Ask"/>';
const to = (source: string, target: string, name = '', inside = '') =>
  `<sequenceFlow id="${source}-${target}${name}" sourceRef="${source}" targetRef="${target}" name="${name}">${inside}</sequenceFlow>`;
const IF = '<conditionExpression>#{a}</conditionExpression>';

it.each([
  ['a task', `${OWN}${PAY}${to('own', 'pay')}`, 'one: task Pay'],
  ['a task without a name', `${OWN}<userTask id="pay"/>${to('own', 'pay')}`, 'one: task ?'],
  [
    'a name that only the instance knows',
    `${OWN}<userTask id="pay" name="Pay \${a}"/>${to('own', 'pay')}`,
    'one: task ?',
  ],
  ['the end', `${OWN}<endEvent id="e"/>${to('own', 'e')}`, 'one: end'],
  ['the end of a path that nothing ends', OWN, 'one: end'],
  [
    'automatic steps on the way',
    `${OWN}<serviceTask id="a" name="Save"/><scriptTask id="b"/>${PAY}${to('own', 'a')}${to('a', 'b')}${to('b', 'pay')}`,
    'one: task Pay',
  ],
  [
    'an automatic step that may turn',
    `${OWN}<serviceTask id="a" name="Save"/><boundaryEvent id="x" attachedToRef="a"><errorEventDefinition/></boundaryEvent>${PAY}${ASK}${to('own', 'a')}${to('a', 'pay')}${to('x', 'ask')}`,
    'one: work Save',
  ],
  [
    'two ways',
    `${OWN}<exclusiveGateway id="g"/>${PAY}${ASK}${to('own', 'g')}${to('g', 'pay', 'yes', IF)}${to('g', 'ask', 'no')}`,
    'choice: yes: task Pay | no: task Ask',
  ],
  [
    'two ways to one task',
    `${OWN}<exclusiveGateway id="g"/>${PAY}${to('own', 'g')}${to('g', 'pay', 'yes')}${to('g', 'pay', 'no')}`,
    'one: task Pay',
  ],
  [
    'a choice within a choice',
    `${OWN}<exclusiveGateway id="g"/><exclusiveGateway id="h"/>${PAY}${ASK}<endEvent id="e"/>${to('own', 'g')}${to('g', 'h', 'yes')}${to('g', 'e', 'no')}${to('h', 'pay', 'small')}${to('h', 'ask', 'large')}`,
    'choice: yes, small: task Pay | yes, large: task Ask | no: end',
  ],
  [
    'at once',
    `${OWN}<parallelGateway id="g"/>${PAY}${ASK}${to('own', 'g')}${to('g', 'pay')}${to('g', 'ask')}`,
    'all: task Pay | task Ask',
  ],
  [
    'several flows of the task itself',
    `${OWN}${PAY}${ASK}${to('own', 'pay')}${to('own', 'ask')}`,
    'all: task Pay | task Ask',
  ],
  [
    'flows with conditions',
    `${OWN}${PAY}${ASK}${to('own', 'pay', '', IF)}${to('own', 'ask')}`,
    'some: task Pay | task Ask',
  ],
  [
    'one or more',
    `${OWN}<inclusiveGateway id="g"/>${PAY}${ASK}${to('own', 'g')}${to('g', 'pay')}${to('g', 'ask')}`,
    'some: task Pay | task Ask',
  ],
  [
    'parallel steps that meet',
    `<parallelGateway id="f"/>${OWN}${ASK}<parallelGateway id="j"/>${PAY}${to('f', 'own')}${to('f', 'ask')}${to('own', 'j')}${to('ask', 'j')}${to('j', 'pay')}`,
    'one: task Pay (waits)',
  ],
  [
    'parallel steps that end alone',
    `<parallelGateway id="f"/>${OWN}${ASK}<endEvent id="e"/>${to('f', 'own')}${to('f', 'ask')}${to('own', 'e')}`,
    'one: path-end',
  ],
  [
    'an end of all',
    `<parallelGateway id="f"/>${OWN}${ASK}<endEvent id="e"><terminateEventDefinition/></endEvent>${to('f', 'own')}${to('f', 'ask')}${to('own', 'e')}`,
    'one: end',
  ],
  [
    'a choice within parallel steps',
    `${OWN}<parallelGateway id="f"/><exclusiveGateway id="g"/>${PAY}${ASK}<endEvent id="e"/>${to('own', 'f')}${to('f', 'g')}${to('f', 'pay')}${to('g', 'ask')}${to('g', 'e')}`,
    'all: several | task Pay',
  ],
  [
    'events',
    `${OWN}<eventBasedGateway id="g"/><intermediateCatchEvent id="m" name="Answer"><messageEventDefinition/></intermediateCatchEvent><intermediateCatchEvent id="t"><timerEventDefinition/></intermediateCatchEvent>${to('own', 'g')}${to('g', 'm')}${to('g', 't')}`,
    'choice: event Answer | event ?',
  ],
  [
    'a link',
    `${OWN}<intermediateThrowEvent id="l"><linkEventDefinition name="A"/></intermediateThrowEvent><intermediateCatchEvent id="c"><linkEventDefinition name="A"/></intermediateCatchEvent>${PAY}${to('own', 'l')}${to('c', 'pay')}`,
    'one: task Pay',
  ],
  [
    'a link to nowhere',
    `${OWN}<intermediateThrowEvent id="l"><linkEventDefinition name="A"/></intermediateThrowEvent>${to('own', 'l')}`,
    'nothing',
  ],
  [
    'an escalation',
    `${OWN}<intermediateThrowEvent id="l"><escalationEventDefinition/></intermediateThrowEvent>${PAY}${to('own', 'l')}${to('l', 'pay')}`,
    'nothing',
  ],
  ['a call', `${OWN}<callActivity id="c" name="Check"/>${to('own', 'c')}`, 'one: call Check'],
  [
    'a boundary event of the task itself',
    `${OWN}<boundaryEvent id="b" attachedToRef="own"><timerEventDefinition/></boundaryEvent>${PAY}${ASK}${to('own', 'pay')}${to('b', 'ask')}`,
    'one: task Pay',
  ],
  [
    'into a subprocess',
    `${OWN}<subProcess id="s" name="Part"><startEvent id="st"/>${PAY}${to('st', 'pay')}</subProcess>${to('own', 's')}`,
    'one: task Pay',
  ],
  [
    'a subprocess for each of several',
    `${OWN}<subProcess id="s" name="Part"><multiInstanceLoopCharacteristics/><startEvent id="st"/>${PAY}${to('st', 'pay')}</subProcess>${to('own', 's')}`,
    'one: part Part',
  ],
  [
    'out of a subprocess',
    `<subProcess id="s">${OWN}<endEvent id="e"/>${to('own', 'e')}</subProcess>${PAY}${to('s', 'pay')}`,
    'one: task Pay',
  ],
  [
    'out of a subprocess with parallel steps',
    `<subProcess id="s"><parallelGateway id="f"/>${OWN}${ASK}${to('f', 'own')}${to('f', 'ask')}</subProcess>${PAY}${to('s', 'pay')}`,
    'one: task Pay (waits)',
  ],
  [
    'out of one of several subprocesses',
    `<subProcess id="s"><multiInstanceLoopCharacteristics/>${OWN}</subProcess>${PAY}${to('s', 'pay')}`,
    'one: task Pay (waits)',
  ],
  [
    'out of a subprocess of an event',
    `<subProcess id="s" triggeredByEvent="true">${OWN}</subProcess>${PAY}`,
    'nothing',
  ],
  [
    'an error',
    `<subProcess id="s">${OWN}<endEvent id="e"><errorEventDefinition/></endEvent>${to('own', 'e')}</subProcess>${PAY}${to('s', 'pay')}`,
    'nothing',
  ],
  [
    'a name of ten thousand letters',
    `${OWN}<userTask id="pay" name="${'😀 '.repeat(5000)}"/>${to('own', 'pay')}`,
    `one: task ${'😀 '.repeat(60).trimEnd()}…`,
  ],
  [
    'for each of several at once',
    `<userTask id="own"><multiInstanceLoopCharacteristics/></userTask>${PAY}${to('own', 'pay')}`,
    'one: task Pay (waits)',
  ],
  [
    'for one after the other',
    `<userTask id="own"><multiInstanceLoopCharacteristics isSequential="true"/></userTask>${PAY}${to('own', 'pay')}`,
    'nothing',
  ],
  [
    'for several until a condition holds',
    `<userTask id="own"><multiInstanceLoopCharacteristics><completionCondition>#{a}</completionCondition></multiInstanceLoopCharacteristics></userTask>${PAY}${to('own', 'pay')}`,
    'nothing',
  ],
  [
    'back to itself',
    `${OWN}<exclusiveGateway id="g"/>${PAY}${to('own', 'g')}${to('g', 'own', 'again')}${to('g', 'pay', 'done')}`,
    'choice: again: task Approve | done: task Pay',
  ],
  [
    'in a circle without a stop',
    `${OWN}<serviceTask id="a"/><serviceTask id="b"/>${to('own', 'a')}${to('a', 'b')}${to('b', 'a')}`,
    'nothing',
  ],
  [
    'lanes and messages',
    `<laneSet id="ls"><lane id="l" name="Desk"><flowNodeRef>own</flowNodeRef></lane></laneSet>${OWN}${PAY}${to('own', 'pay')}`,
    'one: task Pay',
  ],
  ['a flow to nowhere', `${OWN}${to('own', 'gone')}`, 'nothing'],
  [
    'another kind of gateway',
    `${OWN}<complexGateway id="g"/>${PAY}${to('own', 'g')}${to('g', 'pay')}`,
    'nothing',
  ],
])('says what follows: %s', (_name, inside, expected) => {
  expect(said(after(inside))).toBe(expected);
});

it('says nothing of a task that the model does not have', () => {
  expect(after(OWN, 'other')).toBeNull();
});

it('gives up on models with very many paths', () => {
  const gates = Array.from({ length: 40 }, (_, at) => `<exclusiveGateway id="g${at}"/>`);
  const flows = gates.flatMap((_, at) => [to(`g${at}`, `g${at + 1}`, 'a'), to(`g${at}`, `g${at + 1}`, 'b')]);
  const found = after(
    `${OWN}${gates.join('')}<userTask id="g40" name="Last"/>${to('own', 'g0')}${flows.join('')}`,
  );
  expect(found?.ways.some(({ step }) => step.kind === 'open') ?? true).toBe(true);
});

it.each([
  ['no model', 'nonsense'],
  ['half a model', bpmn(OWN).slice(0, -12)],
  ['entities', `<!DOCTYPE a [<!ENTITY x "y">]>${bpmn(OWN)}`],
  ['too long a text', `${bpmn(OWN)}${' '.repeat(2_000_000)}`],
  [
    'another language',
    '<definitions xmlns="http://example.org"><process><userTask id="own"/></process></definitions>',
  ],
])('reads nothing of %s', (_name, xml) => {
  expect(readFlow(xml).size).toBe(0);
});

it('takes an id that comes twice once, and ends', () => {
  const twice = `<subProcess id="s"><subProcess id="s">${OWN}</subProcess></subProcess>`;
  expect(said(after(twice))).toBe('nothing');
});
