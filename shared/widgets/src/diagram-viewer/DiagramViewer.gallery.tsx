import type { GalleryPage } from '@taskweave/ui/gallery/GalleryPage';
import { DiagramViewer } from './DiagramViewer';
import type { DiagramPlace } from './place/DiagramPlace';

const SHAPES = [
  { id: 'start', kind: 'startEvent', name: 'Invoice received', x: 60, width: 36, y: 82, height: 36 },
  { id: 'approve', kind: 'userTask', name: 'Approve invoice', x: 160, width: 110, y: 60, height: 80 },
  { id: 'pay', kind: 'serviceTask', name: 'Pay', x: 330, width: 110, y: 60, height: 80 },
  { id: 'end', kind: 'endEvent', name: 'Invoice paid', x: 500, width: 36, y: 82, height: 36 },
];
const FLOWS = SHAPES.slice(1).map((to, index) => ({ from: SHAPES[index] ?? to, to }));

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI"
  xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" id="sample" targetNamespace="sample">
  <process id="invoice" isExecutable="true">
    ${SHAPES.map(({ id, kind, name }) => `<${kind} id="${id}" name="${name}" />`).join('')}
    ${FLOWS.map(({ from, to }) => `<sequenceFlow id="${from.id}-${to.id}" sourceRef="${from.id}" targetRef="${to.id}" />`).join('')}
  </process>
  <bpmndi:BPMNDiagram id="diagram"><bpmndi:BPMNPlane id="plane" bpmnElement="invoice">
    ${SHAPES.map(({ id, x, y, width, height }) => `<bpmndi:BPMNShape id="${id}-shape" bpmnElement="${id}"><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}" /></bpmndi:BPMNShape>`).join('')}
    ${FLOWS.map(({ from, to }) => `<bpmndi:BPMNEdge id="${from.id}-${to.id}-edge" bpmnElement="${from.id}-${to.id}"><di:waypoint x="${from.x + from.width}" y="100" /><di:waypoint x="${to.x}" y="100" /></bpmndi:BPMNEdge>`).join('')}
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</definitions>`;

const RULES = [
  ['>= 1500', '<= 5000', '"green"', 'A small loan for somebody with an income'],
  ['>= 4000', ']5000..40000]', '"green"', 'A good income carries a larger loan'],
  ['', '', '"red"', ''],
];

const MODEL = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="https://www.omg.org/spec/DMN/20191111/MODEL/" xmlns:dmndi="https://www.omg.org/spec/DMN/20191111/DMNDI/"
  xmlns:dc="http://www.omg.org/spec/DMN/20180521/DC/" xmlns:di="http://www.omg.org/spec/DMN/20180521/DI/" id="loan" name="Loan" namespace="loan">
  <decision id="rating" name="Loan rating">
    <informationRequirement id="needs"><requiredDecision href="#left" /></informationRequirement>
    <decisionTable id="table" hitPolicy="FIRST">
      <input id="income" label="Income"><inputExpression id="income-of" typeRef="double"><text>income</text></inputExpression></input>
      <input id="amount" label="Loan"><inputExpression id="amount-of" typeRef="double"><text>amount</text></inputExpression></input>
      <output id="result" label="Rating" name="rating" typeRef="string" />
      ${RULES.map(([income, amount, rating, why], index) => `<rule id="rule-${index}"><description>${why}</description><inputEntry id="i-${index}"><text><![CDATA[${income}]]></text></inputEntry><inputEntry id="a-${index}"><text><![CDATA[${amount}]]></text></inputEntry><outputEntry id="o-${index}"><text>${rating}</text></outputEntry></rule>`).join('')}
    </decisionTable>
  </decision>
  <decision id="left" name="What is left">
    <variable id="left-is" name="left" typeRef="double" />
    <literalExpression id="left-of" expressionLanguage="feel"><text>income - costs</text></literalExpression>
  </decision>
  <dmndi:DMNDI><dmndi:DMNDiagram id="drawing">
    <dmndi:DMNShape id="rating-shape" dmnElementRef="rating"><dc:Bounds x="60" y="40" width="180" height="80" /></dmndi:DMNShape>
    <dmndi:DMNShape id="left-shape" dmnElementRef="left"><dc:Bounds x="60" y="190" width="180" height="80" /></dmndi:DMNShape>
    <dmndi:DMNEdge id="needs-edge" dmnElementRef="needs"><di:waypoint x="150" y="190" /><di:waypoint x="150" y="120" /></dmndi:DMNEdge>
  </dmndi:DMNDiagram></dmndi:DMNDI>
</definitions>`;

function atPage(root: string): DiagramPlace {
  return { root, box: null, onRoot: () => {}, onBox: () => {} };
}

export default {
  name: 'DiagramViewer',
  group: 'Engine',
  examples: [
    {
      title: 'A process, and where it stands',
      layout: 'bare',
      draw: ({ say, locale }) => (
        <DiagramViewer
          kind="bpmn"
          xml={XML}
          label={say('Diagram of Invoice approval', 'Diagramm von Rechnungsfreigabe')}
          locale={locale}
          highlighted={['approve']}
          describeMarked={(names) => say(`Current: ${names.join(', ')}`, `Aktuell: ${names.join(', ')}`)}
        />
      ),
    },
    {
      title: 'What a process has passed, and where something went wrong',
      layout: 'bare',
      draw: ({ say, locale }) => (
        <DiagramViewer
          kind="bpmn"
          xml={XML}
          label={say(
            'Diagram of Invoice approval, with its history',
            'Diagramm von Rechnungsfreigabe, mit Verlauf',
          )}
          locale={locale}
          passed={['start', 'start-approve', 'approve', 'approve-pay']}
          badges={[
            { elementId: 'pay', text: '2', title: say('2 incidents', '2 Vorfälle'), tone: 'danger' },
            {
              elementId: 'pay',
              text: '↗ 1',
              title: say('1 called instance', '1 aufgerufene Instanz'),
              tone: 'accent',
            },
          ]}
        />
      ),
    },
    {
      title: 'Decisions, and what they require',
      note: 'A press on a decision opens it, and so do the buttons above.',
      layout: 'bare',
      draw: ({ say, locale }) => (
        <DiagramViewer
          kind="dmn"
          xml={MODEL}
          label={say('Decisions of Loan', 'Entscheidungen von Kredit')}
          locale={locale}
        />
      ),
    },
    {
      title: 'A decision table, and the rule that was right',
      layout: 'bare',
      draw: ({ say, locale }) => (
        <DiagramViewer
          kind="dmn"
          xml={MODEL}
          label={say('Decision Loan rating', 'Entscheidung Loan rating')}
          locale={locale}
          place={atPage('rating')}
          highlighted={['rule-1']}
          describeMarked={(names) =>
            say(`Rule ${names.join(', ')} was right`, `Regel ${names.join(', ')} traf zu`)
          }
        />
      ),
    },
    {
      title: 'An expression',
      layout: 'bare',
      draw: ({ say, locale }) => (
        <DiagramViewer
          kind="dmn"
          xml={MODEL}
          label={say('Decision What is left', 'Entscheidung What is left')}
          locale={locale}
          place={atPage('left')}
        />
      ),
    },
    {
      title: 'A diagram that cannot be drawn',
      layout: 'bare',
      draw: ({ say, locale }) => (
        <DiagramViewer
          kind="bpmn"
          xml="<definitions"
          label={say('Broken diagram', 'Fehlerhaftes Diagramm')}
          locale={locale}
        />
      ),
    },
  ],
  keyboard: [
    { keys: '←, →, ↑, ↓', effect: 'Move the drawing, while it has the focus.' },
    { keys: '↑, ↓', effect: 'Scroll a decision table, while it has the focus.' },
    { keys: '+, −, 0', effect: 'Zoom in, zoom out, and fit the whole.' },
  ],
  dos: [
    'Say in words what is marked.',
    'Offer beside the drawing what a press on an element does: it takes a mouse.',
  ],
  donts: ['Do not draw many at once: each has a copy of its library’s canvas.'],
} satisfies GalleryPage;
