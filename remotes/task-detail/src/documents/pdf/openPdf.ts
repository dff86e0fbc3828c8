import { getDocument as readPdf, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.min.mjs';

export type PdfProblem = 'large' | 'encrypted' | 'broken';

export interface Pdf {
  readonly pages: number;
  /** Height by width of the first page. */
  readonly ratio: number;
  /** Draws a page as wide as the canvas is on the screen, and returns its text. */
  draw(page: number, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<string>;
  close(): void;
}

const MOST_BYTES = 30 * 1024 * 1024;
const MOST_PIXELS = 16_000_000;
const MOST_TEXT = 20_000;

/** Nothing in the file runs: no scripts, no forms of XFA, no links; a page is a picture and its text. */
export async function openPdf(file: Blob): Promise<Pdf | PdfProblem> {
  if (file.size > MOST_BYTES) return 'large';
  // With its worker loaded as a module, pdf.js needs no address to start one from, which the page's policy would have to allow.
  await import(/* webpackChunkName: "pdf-engine" */ 'pdfjs-dist/legacy/build/pdf.worker.min.mjs');
  const task = readPdf({
    data: new Uint8Array(await file.arrayBuffer()),
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    disableAutoFetch: true,
    maxImageSize: MOST_PIXELS,
    canvasMaxAreaInBytes: 4 * MOST_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    const first = (await pdf.getPage(1)).getViewport({ scale: 1 });
    return {
      pages: pdf.numPages,
      ratio: first.height / first.width,
      async draw(number, canvas, signal) {
        const page = await pdf.getPage(number);
        const { width, height } = page.getViewport({ scale: 1 });
        const sharp = Math.min(globalThis.devicePixelRatio || 1, 2) * canvas.clientWidth;
        const widest = Math.sqrt((MOST_PIXELS * width) / height);
        const viewport = page.getViewport({ scale: Math.min(sharp, widest) / width });
        canvas.width = Math.floor(viewport.width);
        canvas.height = Math.floor(viewport.height);
        const rendering = page.render({ canvas, viewport });
        signal.addEventListener('abort', () => rendering.cancel(), { once: true });
        await rendering.promise;
        const { items } = await page.getTextContent();
        return items
          .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
          .join('')
          .slice(0, MOST_TEXT);
      },
      close: () => void task.destroy(),
    };
  } catch (error) {
    void task.destroy();
    return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken';
  }
}
