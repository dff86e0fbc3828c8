import type { GalleryPage } from '@taskweave/ui/gallery/GalleryPage';
import { DiagramViewer } from './DiagramViewer';

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
    { keys: '+, −, 0', effect: 'Zoom in, zoom out, and fit the whole.' },
  ],
  dos: [
    'Say in words what is marked.',
    'Offer beside the drawing what a press on an element does: it takes a mouse.',
  ],
  donts: ['Do not draw many at once: each has a copy of its library’s canvas.'],
} satisfies GalleryPage;
