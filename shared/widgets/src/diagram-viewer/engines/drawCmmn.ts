import CmmnViewer from 'cmmn-js/lib/Viewer';
import { letLogoBeALink } from '../drawing/letLogoBeALink';
import { type DrawDiagram, drawingOf } from '../drawing/OpenDiagram';
import { warningTexts } from '../drawing/warningTexts';
import { withoutOpener } from '../drawing/withoutOpener';
import { withStyledMarkup } from '../drawing/withStyledMarkup';

export const drawCmmn: DrawDiagram = async (container, xml) => {
  provideMeasuringSvg();
  // Deferred updates would reach a destroyed drawing.
  const viewer = withStyledMarkup(() => new CmmnViewer({ container, canvas: { deferUpdate: false } }));
  letLogoBeALink(container);
  try {
    const warnings = await new Promise<readonly unknown[]>((resolve, reject) => {
      viewer.importXML(xml, (error, found = []) => (error ? reject(error) : resolve(found)));
    });
    withoutOpener(container);
    return drawingOf(viewer, warningTexts(warnings));
  } catch (error) {
    viewer.destroy();
    throw error;
  }
};

/** The library measures text in the element of this id, and would otherwise create it with a `style` attribute. */
function provideMeasuringSvg(): void {
  const id = 'helper-svg';
  if (document.getElementById(id) !== null) return;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = id;
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  svg.style.cssText = 'visibility: hidden; position: fixed';
  // biome-ignore lint/plugin: the library looks for the id in the document
  document.body.append(svg);
}
