import { getDocument as readPdf, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.min.mjs';

export type PdfProblem = 'large' | 'encrypted' | 'broken';

export interface Pdf {
  readonly pages: number;
  /** Height by width of the first page. */
  readonly ratio: number;
  /** Draws a page as wide as the canvas is on the screen, until it is left. */
  draw(page: number, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<DrawnPage>;
  close(): void;
}

export interface DrawnPage {
  readonly text: string;
  readonly ratio: number;
  /** Some pictures cannot be read, as those of JPEG 2000, whose reader is not part of the page. */
  readonly lacksPicture: boolean;
}

const MOST_BYTES = 30 * 1024 * 1024;
const MOST_PIXELS = 16_000_000;
/** pdf.js leaves larger pictures out without a word, so an A3 page that is scanned at 600 dpi fits. */
const MOST_PIXELS_OF_PICTURE = 80_000_000;
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
    maxImageSize: MOST_PIXELS_OF_PICTURE,
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
        signal.throwIfAborted();
        const { width, height } = page.getViewport({ scale: 1 });
        const sharp = Math.min(globalThis.devicePixelRatio || 1, 2) * canvas.clientWidth;
        const widest = Math.sqrt((MOST_PIXELS * width) / height);
        const viewport = page.getViewport({ scale: Math.min(sharp, widest) / width });
        // The canvas keeps what it shows until the page is drawn in its new size.
        const sheet = document.createElement('canvas');
        sheet.width = Math.floor(viewport.width);
        sheet.height = Math.floor(viewport.height);
        const rendering = page.render({ canvas: sheet, viewport });
        const release = () => {
          rendering.cancel();
          page.cleanup();
        };
        signal.addEventListener('abort', release, { once: true });
        await rendering.promise;
        signal.throwIfAborted();
        canvas.width = sheet.width;
        canvas.height = sheet.height;
        canvas.getContext('2d')?.drawImage(sheet, 0, 0);
        sheet.width = 0;
        const { items } = await page.getTextContent();
        const text = items
          .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
          .join('');
        const lacksPicture = [...page.objs].some(([, data]) => data === null);
        return { text: text.slice(0, MOST_TEXT), ratio: height / width, lacksPicture };
      },
      close: () => void task.destroy(),
    };
  } catch (error) {
    void task.destroy();
    return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken';
  }
}
