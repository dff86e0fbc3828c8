import BpmnViewer from 'bpmn-js/lib/Viewer';
import { type DrawDiagram, type DrawOptions, drawingOf } from '../drawing/OpenDiagram';
import { warningTexts } from '../drawing/warningTexts';
import { withoutOpener } from '../drawing/withoutOpener';

export const drawBpmn: DrawDiagram = async (container, xml, { openLabel }) => {
  const viewer = new BpmnViewer({
    container,
    additionalModules: [{ translate: ['value', translateBpmn(openLabel)] }],
    // CSS values follow the theme while the diagram is open.
    bpmnRenderer: {
      defaultFillColor: 'var(--surface)',
      defaultStrokeColor: 'var(--ink-soft)',
      defaultLabelColor: 'var(--ink)',
    },
  });
  try {
    const { warnings } = await viewer.importXML(xml);
    withoutOpener(container);
    // The frame around the drawing takes the focus and the keys.
    container.querySelector('svg[tabindex]')?.removeAttribute('tabindex');
    return drawingOf(viewer, warningTexts(warnings));
  } catch (error) {
    viewer.destroy();
    throw error;
  }
};

interface Values {
  readonly element?: string;
}

function translateBpmn(openLabel: DrawOptions['openLabel']) {
  return (text: string, { element = '' }: Values = {}) =>
    text === 'Open {element}' ? openLabel(element) : text;
}
