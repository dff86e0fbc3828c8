import BpmnViewer from 'bpmn-js/lib/Viewer';
import './bpmn.css';
import type { Canvas, DrawDiagram, OpenDiagram } from './OpenDiagram';

export const drawBpmn: DrawDiagram = async (container, xml) => {
  const viewer = new BpmnViewer({
    container,
    // As styles, so that they follow the theme while the diagram is open.
    bpmnRenderer: {
      defaultFillColor: 'var(--surface)',
      defaultStrokeColor: 'var(--ink-soft)',
      defaultLabelColor: 'var(--ink)',
    },
  });
  try {
    await viewer.importXML(xml);
  } catch (error) {
    viewer.destroy();
    throw error;
  }
  // The frame around the drawing takes the focus and the keys.
  container.querySelector('svg[tabindex]')?.removeAttribute('tabindex');
  return {
    canvas: viewer.get<Canvas>('canvas'),
    elements: viewer.get<OpenDiagram['elements']>('elementRegistry'),
    destroy: () => viewer.destroy(),
  };
};
