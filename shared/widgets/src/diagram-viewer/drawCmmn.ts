import CmmnViewer from 'cmmn-js/lib/Viewer';
import './cmmn.css';
import type { Canvas, DrawDiagram, OpenDiagram } from './OpenDiagram';
import { withStyledMarkup } from './withStyledMarkup';

export const drawCmmn: DrawDiagram = async (container, xml) => {
  provideMeasuringSvg();
  const viewer = withStyledMarkup(() => new CmmnViewer({ container }));
  letLogoBeALink(container);
  try {
    await new Promise<void>((resolve, reject) => {
      viewer.importXML(xml, (error) => (error ? reject(error) : resolve()));
    });
  } catch (error) {
    viewer.destroy();
    throw error;
  }
  return {
    canvas: viewer.get<Canvas>('canvas'),
    elements: viewer.get<OpenDiagram['elements']>('elementRegistry'),
    destroy: () => viewer.destroy(),
  };
};

/** The library measures texts in an element of this id, and makes it with a `style` attribute where there is none. */
function provideMeasuringSvg(): void {
  const id = 'helper-svg';
  if (document.getElementById(id) !== null) return;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = id;
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  svg.style.cssText = 'visibility: hidden; position: fixed';
  document.body.append(svg);
}

/** The notice that the library opens instead is markup of the kind above, created outside of our control. */
function letLogoBeALink(container: HTMLElement): void {
  const logo = container.querySelector('.bjs-powered-by');
  logo?.addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true });
}
